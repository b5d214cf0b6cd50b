import type { TranslationOf } from '#i18n/message.ts'
import type { adminPacking as english } from '#i18n/messages/en/console/adminPacking.ts'

export const adminPacking = {
  title: '梱包・発送',
  all: 'すべて',
  chooseAll: 'すべて選ぶ',
  pickList: 'ピッキングリストと送り状',
  pickOrders: '{count}件の注文',
  pickByOrder: '注文別',
  code: 'コード',
  name: '名前',
  slips: '納品明細書（PDF）',
  labels: '送り状ソフト用ファイル',
  file: '発行済みデータの読み込み',
  fileHint:
    '送り状ソフトから書き出した発行済みデータ（CSV）です。このページへのドロップや、行の貼り付けでも入力できます。',
  fileUnreadable: 'ファイルを読み取れません。CSV形式で書き出してください。',
  note: 'お客様の備考：',
  noneTitle: '梱包する注文はありません',
  noneText: '発送を待つ確定済みの注文はありません。',
  shipText:
    '追跡番号を入力するか、スキャンするか、発行済みデータから読み込んでください。Enterキーで次の注文に移ります。荷物が複数あるときは、番号をカンマで区切ってください。番号を入力した注文だけを発送済みにし、お客様に番号をメールで送ります。空欄の注文は変更されません。',
  shipSubmit: '番号を入力した注文を発送済みにする',
  started: '{count}件を発送済みにしています',
  startedLink: '進み具合を見る',
  replacement: '交換品（無料）',
  pasted: '{count}件の追跡番号を入力しました',
  pastedLeft: 'この一覧に注文がない行：',
  replaced: '交換品{count}件を発送済みにしました',
  back: '梱包・発送に戻る',
} as const satisfies TranslationOf<typeof english>
