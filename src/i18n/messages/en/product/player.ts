/** Words of the web player. */
export const player = {
  playerTitle: 'Web player for scent timelines',
  playerDescription:
    'Put up to {chambers:words} scents on a timeline in your browser, watch a simulated Aroma Shooter play it, and save it as a file. It’s free and needs no account.',

  h1: 'Put scent on a timeline.',
  lead: 'Choose which scent plays when, for how long and how strongly. Watch a device play it before you own one.',
  samples: 'Timelines to start with',
  sampleMorning: 'Breakfast',
  sampleWalk: 'A walk after rain',
  sampleCoast: 'Down to the sea',
  sampleBlank: 'Empty',
  needsScript:
    'Playing and editing need JavaScript. Without it, you can read the timeline here and in the table below.',

  play: 'Play',
  pause: 'Pause',
  toStart: 'Back to the start',
  playhead: 'Playhead',
  position: '{now} / {whole}\u00A0s',
  lanes: 'Sprays over time',
  chambers: 'Chambers and their scents',
  add: 'Add a spray of {name}, chamber {chamber}',
  percent: '{value}%',
  resting: 'resting',
  markLabel: '{name}, chamber {chamber}: at {start}\u00A0s for {length}\u00A0s, {percent}%',
  keysHint:
    'The left and right arrow keys move the spray; with Shift they change its length. Up and down change the chamber. Delete removes the spray.',

  sprayTitle: 'Spray',
  sprayNone: 'Choose a spray on the timeline, or add one with the plus sign next to a scent.',
  chamber: 'Chamber',
  start: 'Start (s)',
  length: 'Length (s)',
  concentration: 'Strength (%)',
  remove: 'Remove',
  noRoom: 'There’s no room for that.',

  timelineTitle: 'Timeline',
  name: 'Name',
  wholeLength: 'Length (s)',
  changeScents: 'Change the scents',
  scentIn: 'Chamber {chamber}',
  save: 'Save file',
  open: 'Open file',
  undo: 'Undo',
  kept: 'Your draft stays in this browser.',
  errorTooLarge: 'This file is larger than {kilobytes}\u00A0KB. Timelines saved here are smaller.',
  errorNotJson: 'This file isn’t JSON. Choose one that was saved here.',
  errorNotTimeline: 'There’s no timeline in this file. Choose one that was saved here.',
  errorBreaksRules:
    'We couldn’t open the timeline. One of its sprays is too long, overlaps another or cuts a rest short.',

  cautionsTitle: 'To protect the device',
  cautionLong:
    'Chamber {chamber} sprays for {length}\u00A0s from {from}\u00A0s on. Shorter is better.',
  cautionBooster:
    'From {from}\u00A0s on, the booster runs for {length}\u00A0s without a break. Leave a gap.',

  wordsTitle: 'In words',
  wordsText: '“{title}”: {count} {count:spray|sprays} in {seconds}\u00A0s.',
  columnScent: 'Scent',
  columnTime: 'When',
  columnConcentration: 'Strength',
  fromTo: '{from}–{to}\u00A0s',

  rulesTitle: 'The rules it follows',
  ruleMax: 'A spray lasts {max}\u00A0s at most.',
  ruleRest:
    'After a spray of more than {advised}\u00A0s, its chamber rests for {rest}\u00A0s before the next one.',
  ruleBooster:
    'Every spray needs the booster. The player warns you when it would run for more than {max}\u00A0s without a break.',
  keysTitle: 'By keyboard',
  keysText: 'Tab takes you to each spray. Then:',
  keyMove: 'half a second earlier or later',
  keyLength: 'half a second shorter or longer',
  keyChamber: 'to the next chamber',
  keyRemove: 'removes the spray',
  beyondTitle: 'What it doesn’t do',
  beyondText:
    'The web player has no video and no sound, and it doesn’t control a device. To put scents on a video, use the Aroma Player app. To control a device from your own program, use the SDKs or the HTTP API.',
  toApp: 'Aroma Player app',
  toSdk: 'SDKs',
  toApi: 'HTTP API',
} as const
