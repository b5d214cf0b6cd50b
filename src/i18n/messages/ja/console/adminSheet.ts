import type { TranslationOf } from '#i18n/message.ts'
import type { adminSheet as english } from '#i18n/messages/en/console/adminSheet.ts'

export const adminSheet = {
  name: '名前',
  stockStart: '表でまとめて編集',
  stockTitle: '在庫の表',
  pricesStart: '価格を表でまとめて編集',
  pricesTitle: '価格の表',
  text: '数字を書き換えて、まとめて保存します。変更した項目だけが保存されます。保存できない行があっても、ほかの行は保存されます。',
  fileTitle: '表計算ソフトで編集',
  fileText:
    '表をダウンロードして数字を書き換え、そのファイルをここで選択してください。保存する前に、変わる行を確認できます。',
  download: '表をCSVでダウンロード',
  file: 'CSVファイル',
  read: '変わる行を表示',
  differences: '{count}行が変わります。確認して保存してください。',
  noDifferences: '変わる行はありません。',
  leftOut: '次の行は読み込んでいません。',
  line_columns: '{line}行目：1行目には列名（{text}）が必要です。',
  line_unknown: '{line}行目：「{text}」は登録されていません。',
  line_twice: '{line}行目：「{text}」が2回あります。',
  line_quotes: '{line}行目：引用符が閉じていません。',
  now: '現在 {value}',
  all: 'すべての行を表示',
  save: '変更を保存',
  saved: '{count}行を保存しました。',
  partlySaved: '保存できない行がありました。{count}行は保存しました。',
  onHand: '在庫数',
  leadTimeDays: '調達日数',
} as const satisfies TranslationOf<typeof english>
