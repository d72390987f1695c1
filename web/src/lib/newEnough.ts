/** Whether this browser has what the page was made with: Chrome 117, Firefox 125, Safari 17.0 have. */
export const isNewEnough = (): boolean =>
  "popover" in HTMLElement.prototype &&
  "toSorted" in Array.prototype &&
  CSS.supports("container-type", "inline-size") &&
  CSS.supports("selector(:has(*))") &&
  CSS.supports("grid-template-columns", "subgrid");
