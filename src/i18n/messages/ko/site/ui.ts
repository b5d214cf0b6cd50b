import type { TranslationOf } from '#i18n/message.ts'
import type { ui as english } from '#i18n/messages/en/site/ui.ts'

export const ui = {
  close: '닫기',
  cancel: '취소',
  required: '필수',
  requiredLegend: '* 표시가 있는 항목은 필수입니다.',
  errorSummary: '{count}개 항목을 확인해 주세요',
  copy: '복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  notifications: '알림(F8 키로 이동)',
  loading: '불러오는 중',
  increase: '하나 더하기',
  decrease: '하나 빼기',
  pagination: '페이지 이동',
  paginationState: '{pages}페이지 중 {current}페이지',
  paginationFirst: '처음',
  paginationPrevious: '이전',
  paginationNext: '다음',
  paginationLast: '마지막',
  paginationPage: '{page}페이지',
  breadcrumbs: '현재 위치',
  taxIncluded: '세금 포함',
  notOnSale: '현재 판매하지 않습니다',
  notOnSaleAsk: '문의하기',
} as const satisfies TranslationOf<typeof english>
