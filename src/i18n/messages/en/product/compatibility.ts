/** Which cartridge, which SDK and which call fit a device, read from its serial number. Spec §1 "plate-type cartridge". */
export const compatibility = {
  plateTitle: 'Does your serial number begin with {prefix}?',
  plateText:
    'Devices whose serial number begins with {prefix} take plate-type cartridges only. Cartridges bought before {month} do not fit them.',
  serialLabel: 'Serial number of your device',
  serialHint: 'It is printed on the side, such as {example}.',
  serialCheck: 'Check',
  serialUnreadable: 'That is not one of our serial numbers: they begin with ASN and end in digits.',
  serialNearly: 'Please compare it with the label once more.',

  answerPlate: '{serial} takes plate-type cartridges.',
  answerStandard: '{serial} takes standard cartridges.',
  rowDevice: 'Device',
  rowEarlier: 'Bought before {month}',
  earlierFits: 'They fit, but their {months} months are over.',
  earlierDoesNotFit: 'They do not fit.',
  rowCalls: 'Control',
  callSimple: 'On or off',
  callIntensity: '{min}–{max}\u00A0% for each scent',
  rowSdks: 'SDKs',
  sdksByVariant: 'Your unit has one of these connections: {links}. Choose an SDK for that one.',
  rowHttp: 'HTTP API',
  httpNone: 'None: it has no Wi-Fi.',
  httpPort: 'Port {port}',
  httpFrom: '{path} from firmware {firmware}',
  httpAlways: '{path} with any firmware',
  orderCartridges: 'Order cartridges for it',
  seeSdks: 'See the SDKs',

  incompleteTitle: 'Numbers of {device} look like {example}.',
  incompleteText:
    'A digit may be missing, or one too many. If yours is printed exactly like this, write to us.',
  unknownTitle: 'We do not know this number.',
  unknownText:
    'On shooters it is on the side and begins with ASN. A wearable or a speaker cannot be told by its number: write to us, and we tell you what fits.',
  ask: 'Ask what fits',
  askSubject: 'What fits the device {serial}?',

  sendPlate: 'We send plate-type cartridges, for your {device}.',
  sendStandard: 'We send standard cartridges, for your {device}.',
  sendUnknown: 'If you order like this, we send standard cartridges.',
  sdksDoNotFit: '{names} cannot drive it.',

  orderUntoldText:
    'We send standard cartridges. If the refill pack is for a device whose serial number begins with {prefix}, it needs the plate type: please tell us before we ship.',
  orderUnknownText: 'We do not know the number {serial}. Please tell us before we ship.',
  orderTell: 'Write to us',
  orderSubject: 'Order {number}: type of cartridge',
} as const
