// Several people at one device: when it shows the view of whoever is asked at once, and when a curtain
// falls before it.

interface Moment {
  /** Of the seats at this device, the first that the game waits for; null where it waits for none. */
  asked: number | null;
  /** That seat's view shows what the others must not see. */
  hides: boolean;
  /** Who has the device in hand, behind a lifted curtain. */
  holder: number | null;
  /** They were shown a secret, and look at it first. */
  looking: boolean;
  /** A scene that all watch is on, or the game is over. */
  watched: boolean;
}

interface Passing {
  /** All may see what the seat that is asked sees: it plays without a curtain. */
  open: boolean;
  /** The device goes on to somebody else. */
  passOn: boolean;
  curtain: boolean;
}

export function passing({ asked, hides, holder, looking, watched }: Moment): Passing {
  const open = asked !== null && !hides && !looking && !watched;
  const passOn = !watched && !open && asked !== null && asked !== holder;
  return { open, passOn, curtain: passOn && !looking };
}
