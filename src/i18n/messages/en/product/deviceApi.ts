/** Words of the page about the device's HTTP API. What stands in code is not translated. */
export const deviceApi = {
  deviceApiTitle: 'Scent device HTTP API',
  deviceApiDescription:
    'Trigger up to {chambers:words} scents with one HTTP request over your own Wi-Fi. Read the reference, copy the examples and try them on a simulated Aroma Shooter.',

  h1: 'Scent, over HTTP.',
  lead: 'Send one request on your own network, and the device sprays. No account, no library, no cloud in between.',
  goTry: 'Try it',
  goReference: 'Read the reference',
  exampleRequest: 'Request',
  exampleAnswer: 'Response',
  examplePart: '{name} at {percent}%',
  exampleDoes: '{scents}, for {seconds}\u00A0seconds.',
  exampleSend: 'Send it',
  exampleBegan: 'The device sprays.',
  exampleEnded: 'The spray is over.',
  factPort: 'Port',
  factFirmware: 'All calls from firmware',
  factDevices: 'Devices with Wi-Fi',

  tryTitle: 'Send it a request.',
  tryIntro:
    'This Shooter\u00A03 runs on the page. It reads your request and responds as a real one does.',
  callLegend: 'Call',
  chambersLegend: 'Scents and their concentration',
  airLegend: 'Time and air',
  duration: 'Duration',
  internalBooster: 'Internal booster',
  externalBooster: 'External booster',
  seconds: '{value}\u00A0s',
  percent: '{value}%',
  hostLabel: 'Address of your device',
  hostHint: 'For the commands you copy. The simulator doesn’t need it.',
  hostError: 'Enter an IP address or host name, without http:// and port.',
  send: 'Send to the simulator',
  stopAll: 'Stop all',

  simulatorTitle: 'Simulated Shooter\u00A03',
  chambersNow: 'The chambers now',
  idle: 'idle',
  spraying: '{percent}% · {seconds}\u00A0s left',
  resting: 'rests {seconds}\u00A0s',
  logTitle: 'Requests and responses',
  logEmpty: 'Nothing sent yet.',
  logInvalid: 'Rejected. The device couldn’t accept a value in this request, so nothing changed.',
  cautionNoAir: 'The internal booster is at 0, so chambers open but no scent leaves the device.',
  cautionLong:
    'That’s a long spray. Under {advised}\u00A0s is better. Let the chamber rest for {rest}\u00A0s afterward.',
  cautionRest: 'Chamber {chamber} was still resting. After a long spray, wait {rest}\u00A0s.',
  cautionInAll:
    'Chamber {chamber} is now spraying for more than {max}\u00A0s without a break. A real device may overheat.',

  requestTitle: 'Your request',
  ownTitle: 'To your own device',
  ownText:
    'Copy the command and run it on a computer on the same network. This page can’t send it for you because browsers block HTTP calls from an HTTPS page.',

  referenceTitle: 'Six calls in all.',
  referenceText:
    'Plain HTTP with JSON. Calls under /asn need firmware {firmware} or later; those under /as2 are older and still work.',
  hostText:
    'Use the IP address because it’s fastest. The serial number with .local works too, but it’s slower, and Android can’t find it.',
  fieldsOf: 'Fields of {call}',
  columnField: 'Field',
  columnMeaning: 'Meaning',
  needYes: 'Required.',
  needNo: 'Optional.',
  needEither: 'One of the two is required.',
  exampleOf: 'Example of {call}',
  answerOf: 'Response to {call}',

  shootTitle: 'Spray',
  shootText: 'Opens one or more chambers at once, each at its own strength.',
  fieldChambers: 'The chambers to open, 1 to {chambers}, each once.',
  fieldConcentrations: 'The strength of each, in percent, in the same order.',
  fieldDuration: 'Milliseconds, the same for all. At most {seconds}\u00A0s.',
  fieldDurations: 'Milliseconds for each, in the same order.',
  fieldInternal:
    'The fan that carries the scent, in percent. At 0, or left out, no scent leaves the device.',
  fieldExternal: 'The attached fan, in percent. Shooter\u00A03 only; Shooter\u00A02 ignores it.',
  shootNote:
    'The response comes at once. “received” means the spray has begun and is still going on. If the device can’t read the body, it responds with 400 and “invalid”.',
  identityTitle: 'Who’s there?',
  identityText: 'Responds with the serial number and does nothing else. Use it to find devices.',
  versionTitle: 'Firmware version',
  versionText: 'The version the device runs.',
  stopTitle: 'Stop all',
  stopText: 'Closes every chamber and stops the fans.',
  diffuseTitle: 'Spray, the older call',
  diffuseText:
    'For firmware 2.x without the calls under /asn, and for programs that already use it.',
  fieldChannels: 'The chambers to open, 1 to {chambers}.',
  fieldIntensities: 'The strength of each, in percent, in the same order.',
  fieldDurationsOld: 'Milliseconds for each. At most {seconds}\u00A0s.',
  fieldBooster: 'The internal booster, on or off. Off if left out.',
  diffuseNote:
    'Firmware 1.x takes one scent per call: duration, channel, intensity and booster, each a single value.',
  firmwareTitle: 'Firmware and updates',
  firmwareText:
    'The current version, the latest one the device knows of, and whether it can reach the internet (“true” or “false”, as text).',

  limitsTitle: 'Limits',
  limitsNote: 'Spray for at most {max}\u00A0s at a time.',
  limitsText:
    'Longer sprays may overheat the device. Keep them under {advised}\u00A0s, and let it rest for {rest}\u00A0s after a long one.',
  limitsSplit:
    'The limit applies to each chamber, and the booster counts as one. For a longer effect, alternate {advised}\u00A0s of spray with {advised}\u00A0s of pause.',

  setUpTitle: 'Join your Wi-Fi',
  setUpPower: 'Connect the device to USB power.',
  setUpHotspot:
    'Join its hotspot. It is named after the serial number; the password is on the label or in the manual.',
  setUpPage: 'Open {address} in a browser and choose your network.',
  setUpAddress: 'Wait about 30\u00A0s and note the IP address.',
  setUpKept:
    'The device remembers the network, even when unplugged. The hotspot is for setup only. For calls, the device and your computer must be on the same network. Once the device has joined yours, the hotspot switches itself off. To get it back, switch the device off and on.',
  lightsCaption: 'What the front lights mean, from firmware {firmware}',
  lightGreen: 'Green, three blinks',
  lightWifi: 'Wi-Fi connected',
  lightBlue: 'Blue, three blinks',
  lightBluetooth: 'Bluetooth connected',
  lightRed: 'Red, two short blinks',
  lightOff: 'Disconnected',

  errorsTitle: 'Troubleshooting',
  error400: '400, “invalid”',
  error400Text:
    'A value is out of range, one list is longer than the other, or a field is missing. Nothing was sprayed.',
  errorAir: 'It responds, but there’s no scent',
  errorAirText: 'The internal booster is off. Set internalBoosterIntensity between 1 and {max}.',
  errorSilent: 'No response at all',
  errorSilentText:
    'The device and your computer are on different networks, you’re still on the hotspot, or port {port} is missing from the address.',
  errorSlow: 'The first call takes several seconds',
  errorSlowText: 'Looking up the .local name takes that long. Use the IP address.',
  errorUnknown: 'A call under /asn isn’t found',
  errorUnknownText:
    'The firmware is older than {firmware}. Use the calls under /as2, or update the firmware.',
  errorBrowser: 'It works in a terminal but not on a web page',
  errorBrowserText:
    'The device accepts calls from pages of any origin, but browsers block HTTP calls from an HTTPS page. Serve your page over HTTP on your own network, or call from a program.',

  moreTitle: 'Not over Wi-Fi?',
  moreText: 'SDKs reach the same chambers over USB and Bluetooth.',
  moreSdk: 'See the SDKs',
  morePlayer: 'Compose in the web player',
  moreShopApi: 'The shop’s own API',
  moreContact: 'Ask us',
} as const
