import type { TranslationOf } from '#i18n/message.ts'
import type { compatibility as english } from '#i18n/messages/en/product/compatibility.ts'

export const compatibility = {
  plateTitle: '시리얼 번호가 {prefix:#으로|#로} 시작하나요?',
  plateText:
    '시리얼 번호가 {prefix:#으로|#로} 시작하는 기기에는 플레이트형 카트리지만 맞습니다. {month} 전에 구매하신 카트리지는 맞지 않습니다.',
  serialLabel: '사용 중인 기기의 시리얼 번호',
  serialHint: '본체 옆면에 적혀 있습니다(예: {example}).',
  serialCheck: '확인하기',
  serialUnreadable: '시리얼 번호로 읽을 수 없습니다. ASN으로 시작해 숫자로 끝나는 번호입니다.',
  serialNearly: '기기에 적힌 번호와 다시 비교해 주세요.',

  answerPlate: '{serial}에는 플레이트형 카트리지가 맞습니다.',
  answerStandard: '{serial}에는 표준형 카트리지가 맞습니다.',
  rowDevice: '기종',
  rowEarlier: '{month} 전에 구매한 카트리지',
  earlierFits: '맞지만, 사용 기간인 {months}개월이 지났습니다.',
  earlierDoesNotFit: '맞지 않습니다.',
  rowCalls: '제어 방식',
  callSimple: '켜기·끄기',
  callIntensity: '향별 농도 {min}~{max}%',
  rowSdks: 'SDK',
  sdksByVariant:
    '연결 방식은 기기마다 {links} 중 하나입니다. 가지고 계신 기기의 방식에 맞는 SDK를 선택해 주세요.',
  rowHttp: 'HTTP API',
  httpNone: 'Wi-Fi가 없어 사용할 수 없습니다.',
  httpPort: '{port}번 포트',
  httpFrom: '{path}(펌웨어 {firmware} 이상)',
  httpAlways: '{path}(모든 펌웨어)',
  orderCartridges: '이 기기의 카트리지 주문하기',
  seeSdks: 'SDK 보기',

  incompleteTitle: '{device}의 번호는 {example:#과|#와} 같은 형식입니다.',
  incompleteText:
    '자릿수가 모자라거나 많습니다. 기기에 적힌 번호가 정말 이와 같다면 문의해 주세요.',
  unknownTitle: '확인할 수 없는 번호입니다.',
  unknownText:
    '슈터의 번호는 옆면에 있으며 ASN으로 시작합니다. 웨어러블과 스피커는 번호로 구분할 수 없습니다. 문의해 주시면 맞는 카트리지를 알려 드립니다.',
  ask: '맞는 카트리지 문의하기',
  askSubject: '기기 {serial}에 맞는 카트리지 문의',

  sendPlate: '사용 중인 {device}에 맞는 플레이트형을 보내 드립니다.',
  sendStandard: '사용 중인 {device}에 맞는 표준형을 보내 드립니다.',
  sendUnknown: '이대로 주문하시면 표준형을 보내 드립니다.',
  sdksDoNotFit: '선택하신 SDK로는 이 기기를 제어할 수 없습니다: {names}',

  orderUntoldText:
    '표준형 카트리지를 보내 드립니다. 리필 팩을 시리얼 번호가 {prefix:#으로|#로} 시작하는 기기에 사용하신다면 플레이트형이 필요합니다. 발송 전에 알려 주세요.',
  orderUnknownText: '시리얼 번호({serial})로는 기종을 확인할 수 없습니다. 발송 전에 알려 주세요.',
  orderTell: '문의하기',
  orderSubject: '주문 {number}의 카트리지 종류',
} as const satisfies TranslationOf<typeof english>
