/** The words of the test bank's page. */
import type { Locale } from '#shared/locale.ts'

type ChallengeWords = {
  title: string
  notice: string
  lead: string
  amount: string
  card: string
  complete: string
  fail: string
  leave: string
  unknown: string
}

export const challengeWords: Record<Locale, ChallengeWords> = {
  ja: {
    title: 'テスト用の本人認証',
    notice: 'これはテスト用の銀行のページです。実際の請求は発生しません。',
    lead: 'カード会社による本人認証（3Dセキュア）の結果を選んでください。',
    amount: 'お支払い金額',
    card: 'カード',
    complete: '認証を完了する',
    fail: '認証に失敗する',
    leave: '選択せずにショップへ戻る',
    unknown: 'このお支払いは見つかりませんでした。',
  },
  en: {
    title: 'Test card authentication',
    notice: 'This is a test bank page. No real money moves.',
    lead: 'Choose how the card authentication (3-D Secure) ends.',
    amount: 'Amount',
    card: 'Card',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    leave: 'Return to the shop without deciding',
    unknown: 'This payment was not found.',
  },
  ko: {
    title: '테스트 본인 인증',
    notice: '테스트용 은행 페이지입니다. 실제로 결제되지 않습니다.',
    lead: '카드 본인 인증(3-D Secure)의 결과를 선택해 주십시오.',
    amount: '결제 금액',
    card: '카드',
    complete: '인증 완료',
    fail: '인증 실패',
    leave: '선택하지 않고 쇼핑몰로 돌아가기',
    unknown: '결제 정보를 찾을 수 없습니다.',
  },
}

/** `?locale=` first, then the first language of the browser that the page speaks, then Japanese. */
export function challengeLocale(asked: string | undefined, accepted: string | undefined): Locale {
  const wishes = [asked ?? '', ...(accepted ?? '').split(',')]
  const languages = wishes.map((wish) => wish.trim().slice(0, 2).toLowerCase())
  return languages.find(isSpoken) ?? 'ja'
}

const isSpoken = (language: string): language is Locale => Object.hasOwn(challengeWords, language)
