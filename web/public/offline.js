// The page that stands in where the server cannot be reached: in the reader's language, until it can.
const KNOCK = 5000; // milliseconds between two looks

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("witsend.language") ?? "null");
  } catch {
    return null; // nothing can be kept here
  }
}

const sections = [...document.querySelectorAll("section")];
const own = [chosen(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  .map((language) => sections.find(({ lang }) => lang === language))
  .find(Boolean);
document.documentElement.lang = (own ?? sections[0]).lang;
for (const section of sections) section.hidden = section !== (own ?? sections[0]);

/** Also where the network is there and the server was not: a television has nobody to press. */
async function knock() {
  try {
    if ((await fetch("/health", { cache: "no-store" })).ok) location.reload();
  } catch {
    // not yet
  }
}
setInterval(knock, KNOCK);
addEventListener("online", knock);
