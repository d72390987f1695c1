import { inLanguages } from "../lib/language.svelte";

export const aboutWords = inLanguages({
  en: {
    title: "About",
    what: "What this is",
    whatText:
      "Wits' End is a table for five games of bluff, wager and nerve. Play them with friends by a link, around one screen, or against bots that see no more than you do. No account, no adverts, nothing to install.",
    fan: "A fan project",
    fanText:
      "Wits' End is unofficial. It is neither made nor endorsed by the publishers of the games or the makers of the stories they come from. All titles belong to their owners. The rules are told in our own words, and every picture here is our own or listed below.",
    privacy: "What is stored",
    privacyText:
      "The name you choose, a cookie that tells the server it is you, and the games you play. Your settings stay in this browser. Nothing is sent to anyone else.",
    credits: "With thanks",
    gameIcons: "Pictures of games",
    gameIconsBy: "by Lorc, Delapouite and contributors",
    lucide: "Signs on buttons",
    lucideBy: "by the Lucide contributors",
    serif: "Titles",
    serifBy: "by the Young Serif Project Authors",
    text: "Text",
    textBy: "by the Figtree Project Authors",
    source: "The source of Wits' End",
    sourceBy: "free to use, change and share",
    licence: (name: string) => `${name} licence`,
    fanShort: "Unofficial fan project. Titles belong to their owners.",
    more: "About and credits",
  },
  fr: {
    title: "À propos",
    what: "De quoi s'agit-il",
    whatText:
      "Wits' End est une table pour cinq jeux de bluff, de paris et de sang-froid. Joue avec tes amis grâce à un lien, autour d'un seul écran, ou contre des robots qui n'en voient pas plus que toi. Sans compte, sans publicité, sans rien installer.",
    fan: "Un projet de passionnés",
    fanText:
      "Wits' End n'a rien d'officiel. Il n'est ni produit ni approuvé par les éditeurs des jeux ou les auteurs des histoires dont ils sont tirés. Tous les titres appartiennent à leurs propriétaires. Les règles sont racontées avec nos propres mots, et chaque image est de nous ou figure ci-dessous.",
    privacy: "Ce qui est gardé",
    privacyText:
      "Le nom que tu choisis, un cookie qui dit au serveur que c'est toi, et les parties que tu joues. Tes réglages restent dans ce navigateur. Rien n'est transmis à personne d'autre.",
    credits: "Avec nos remerciements",
    gameIcons: "Images des jeux",
    gameIconsBy: "par Lorc, Delapouite et d'autres",
    lucide: "Signes des boutons",
    lucideBy: "par les contributeurs de Lucide",
    serif: "Titres",
    serifBy: "par les auteurs du projet Young Serif",
    text: "Texte",
    textBy: "par les auteurs du projet Figtree",
    source: "Le code de Wits' End",
    sourceBy: "libre d'être utilisé, modifié et partagé",
    licence: (name: string) => `licence ${name}`,
    fanShort: "Projet de passionnés, non officiel. Les titres appartiennent à leurs propriétaires.",
    more: "À propos et crédits",
  },
  es: {
    title: "Acerca de",
    what: "Qué es esto",
    whatText:
      "Wits' End es una mesa para cinco juegos de faroles, apuestas y sangre fría. Juega con amigos mediante un enlace, alrededor de una sola pantalla o contra robots que no ven más que tú. Sin cuenta, sin anuncios y sin instalar nada.",
    fan: "Un proyecto de aficionados",
    fanText:
      "Wits' End no es oficial. No lo hacen ni lo respaldan las editoriales de los juegos ni los autores de las historias de las que vienen. Todos los títulos pertenecen a sus dueños. Las reglas están contadas con nuestras palabras, y cada imagen es nuestra o figura aquí abajo.",
    privacy: "Qué se guarda",
    privacyText:
      "El nombre que eliges, una cookie que le dice al servidor que eres tú y las partidas que juegas. Tus ajustes se quedan en este navegador. No se envía nada a nadie más.",
    credits: "Con agradecimiento",
    gameIcons: "Imágenes de los juegos",
    gameIconsBy: "de Lorc, Delapouite y otros",
    lucide: "Signos de los botones",
    lucideBy: "de quienes contribuyen a Lucide",
    serif: "Títulos",
    serifBy: "de los autores del proyecto Young Serif",
    text: "Texto",
    textBy: "de los autores del proyecto Figtree",
    source: "El código de Wits' End",
    sourceBy: "libre para usarlo, cambiarlo y compartirlo",
    licence: (name: string) => `licencia ${name}`,
    fanShort: "Proyecto de aficionados, no oficial. Los títulos pertenecen a sus dueños.",
    more: "Acerca de y créditos",
  },
});
