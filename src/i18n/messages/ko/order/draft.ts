import type { TranslationOf } from '#i18n/message.ts'
import type { draft as english } from '#i18n/messages/en/order/draft.ts'

export const draft = {
  title: '계정에 저장된 내용을 불러왔습니다',
  came: '추가된 향: {names}',
  sdksCame: '추가된 SDK: {names}',
  packages: '패키지: {names}',
  gone: '이미 주문했거나 다른 기기에서 뺀 향: {names}',
  sdksGone: '다른 기기에서 뺀 SDK: {names}',
  filled: '비어 있던 연락처와 배송지를 저장된 내용으로 채웠습니다.',
  leftTitle: '일부를 담지 못했습니다',
  left: '빈 챔버가 없어 담지 못한 향: {names}',
  sdksLeft: '패키지 수보다 많은 SDK: {names}',
  otherPackages: '임시 저장된 주문은 패키지 {count}개, 이 주문은 {now}개입니다.',
  addPackages: '리필 팩 {count}개 추가',
  line: '{name}\u00a0×\u00a0{quantity}',
  close: '이 알림 닫기',
} as const satisfies TranslationOf<typeof english>
