import type { TranslationOf } from '#i18n/message.ts'
import type { careers as english } from '#i18n/messages/en/content/careers.ts'

export const careers = {
  title: '香りのデバイスをつくる仕事の採用情報',
  description:
    'ファームウェア、アプリ、Web、回路・機構、香りの開発、海外営業の募集職種をご案内します。勤務地は京都周辺で、一部在宅勤務もできます。英語で働ける職種もあります。',
  heading: '香りを届ける仕事',
  lead: 'カートリッジの中の香りから、チャンバーを開く1行のコードまで、ひとつの製品のすべてに関わる仕事です。',
  factsTitle: '働く環境',
  place: '勤務地',
  placeText: '京都周辺。多くの職種で、一部在宅勤務ができます。',
  languages: '言語',
  languagesText: '日本語または英語。日本語が必要な職種もあります。',
  people: '人数',
  peopleText: '約{count}人。全員の顔が見える規模です。',
  selection: '選考',
  stepMessage: 'ご連絡',
  stepMessageText: 'これまでにつくったものを数行でお知らせください。リンクがあれば添えてください。',
  stepReply: 'お返事',
  stepReplyText: '{days}営業日以内にお返事します。',
  stepInterview: '面接',
  stepInterviewText: '回数は職種ごとのページに記載しています。',
  openTitle: '募集職種',
  openCount: '{count}職種',
  noneTitle: '現在、募集中の職種はありません',
  noneText: '募集がない時期でも、ご連絡をお待ちしています。つくりたいものをお聞かせください。',
  restTitle: '当てはまる職種がない方へ',
  restText: 'ここでつくりたいものをお聞かせください。',
  restLink: 'お問い合わせ',
  restSubject: '採用についての問い合わせ',
  all: '募集職種一覧',
  applyTitle: '応募方法',
  applyText:
    'これまでにつくったものを数行でお知らせください。参考になるリンクがあれば添えてください。{days}営業日以内にお返事します。',
  apply: 'この職種に応募する',
  applySubject: '応募：{title}',
  applyMail: 'メールでの応募：{email}',
} as const satisfies TranslationOf<typeof english>
