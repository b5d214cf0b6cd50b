/** Texts of the mailbox page, which replaces real e-mail outside production. */
import type { EmailState } from '#domain/mail/emails.ts'
import type { Locale } from '#shared/locale.ts'

type MailboxWords = {
  title: string
  lead: string
  empty: string
  back: string
  to: string
  kind: string
  language: string
  messageId: string
  created: string
  sent: string
  state: Record<EmailState, string>
  text: string
  html: string
  pending: string
  unknown: string
}

export const mailboxWords: Record<Locale, MailboxWords> = {
  en: {
    title: 'Mailbox',
    lead: 'Every mail this shop sent, the newest first. It exists outside production only.',
    empty: 'No mail was sent yet.',
    back: 'All emails',
    to: 'To',
    kind: 'Letter',
    language: 'Language',
    messageId: 'Message-ID',
    created: 'Written',
    sent: 'Sent',
    state: { queued: 'waiting', sent: 'sent', failed: 'failed', withdrawn: 'withdrawn' },
    text: 'Text',
    html: 'HTML',
    pending: 'This letter is still waiting to be written out. Reload the page in a moment.',
    unknown: 'This mail does not exist.',
  },
  ja: {
    title: 'メールボックス',
    lead: 'このショップが送ったメールを新しい順に表示します。本番環境にはありません。',
    empty: 'メールはまだありません。',
    back: 'メール一覧',
    to: '宛先',
    kind: '種類',
    language: '言語',
    messageId: 'Message-ID',
    created: '作成日時',
    sent: '送信日時',
    state: { queued: '送信待ち', sent: '送信済み', failed: '失敗', withdrawn: '送信中止' },
    text: 'テキスト',
    html: 'HTML',
    pending: 'このメールは送信待ちです。少し待ってから再読み込みしてください。',
    unknown: 'このメールは見つかりません。',
  },
  ko: {
    title: '메일함',
    lead: '이 쇼핑몰이 보낸 메일을 최신순으로 표시합니다. 운영 환경에는 없습니다.',
    empty: '아직 보낸 메일이 없습니다.',
    back: '메일 목록',
    to: '받는 사람',
    kind: '종류',
    language: '언어',
    messageId: 'Message-ID',
    created: '작성 일시',
    sent: '발송 일시',
    state: { queued: '발송 대기', sent: '발송 완료', failed: '실패', withdrawn: '발송 취소' },
    text: '텍스트',
    html: 'HTML',
    pending: '발송을 기다리는 메일입니다. 잠시 후 새로고침해 주세요.',
    unknown: '이 메일을 찾을 수 없습니다.',
  },
}
