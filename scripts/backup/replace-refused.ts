/** Ends the refusal to replace leads. */
export const replaceRefused =
  'which --replace would lose: back them up, export those that came since the backup (npm run leads -- export), then add --replace'
