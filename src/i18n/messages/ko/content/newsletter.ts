import type { TranslationOf } from '#i18n/message.ts'
import type { newsletter as english } from '#i18n/messages/en/content/newsletter.ts'

export const newsletter = {
  confirmTitle: '뉴스레터 구독 확인',
  confirmText: '버튼을 누르면 구독이 완료되고 뉴스레터를 보내 드립니다.',
  confirmButton: '구독 확인하기',
  confirmedTitle: '구독이 완료되었습니다',
  confirmedText: '각 메일 끝의 링크에서 언제든지 구독을 해지하실 수 있습니다.',
  leaveTitle: '뉴스레터 구독 해지',
  leaveText: '버튼을 누르면 더 이상 뉴스레터를 보내지 않습니다.',
  leaveButton: '구독 해지하기',
  leftTitle: '구독을 해지했습니다',
  leftText: '다시 구독하시기 전까지 이 주소로 뉴스레터를 보내지 않습니다.',
  linkInvalidTitle: '사용할 수 없는 링크입니다',
  linkInvalidText:
    '기한이 지났거나 주소가 일부만 복사되었을 수 있습니다. 구독 상태는 바뀌지 않았습니다.',
  toHome: '홈으로',
  thankYouTitle: '메일을 확인해 주세요',
  thankYouText:
    '확인 링크를 메일로 보내 드렸습니다. 메일의 링크를 열어 확인하시면 구독이 시작됩니다. 링크는 {days}일 동안 유효합니다. 이미 구독 중이시면 메일이 오지 않습니다.',
  failedText: '구독이 완료되지 않았습니다. 다시 시도하거나 문의해 주세요.',
  toContact: '문의하기',
  toProducts: '제품 보기',
} as const satisfies TranslationOf<typeof english>
