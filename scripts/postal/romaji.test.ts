import { expect, test } from 'vitest'

import { romanisedCity, romanisedTown } from './romaji.ts'

test.each([
  ['ギンザ', '銀座', 'Ginza'],
  ['マルノウチ（ツギノビルヲノゾク）', '丸の内', 'Marunouchi'],
  ['キタ１ジョウニシ（１−１９チョウメ）', '北一条西', 'Kita 1-jonishi'],
  ['ジングウマエ', '神宮前', 'Jingumae'],
  ['ハッチョウボリ', '八丁堀', 'Hatchobori'],
  ['コウチ', '河内', 'Kochi'],
  ['オオウチ', '大内', 'Ouchi'],
  ['シモウメザワ', '下梅沢', 'Shimoumezawa'],
  ['ヒガシシンバシシオドメシティセンター（３５カイ）', '東新橋汐留シティセンター35階', ''],
  ['イカニケイサイガナイバアイ', '', ''],
])('Decisions, section 12: %s of %s is written %o', (kana, town, latin) => {
  expect(romanisedTown(kana, town)).toBe(latin)
})

test.each([
  ['チヨダク', '千代田区', 'Chiyoda-ku'],
  ['オオサカシキタク', '大阪市北区', 'Kita-ku, Osaka-shi'],
  ['ヒロシマシナカク', '広島市中区', 'Naka-ku, Hiroshima-shi'],
  ['シズオカシシミズク', '静岡市清水区', 'Shimizu-ku, Shizuoka-shi'],
  ['キタキュウシュウシコクラキタク', '北九州市小倉北区', 'Kokurakita-ku, Kitakyushu-shi'],
  ['アシガラシモグンハコネマチ', '足柄下郡箱根町', 'Hakone-machi, Ashigarashimo-gun'],
  ['ヨッカイチシ', '四日市市', 'Yokkaichi-shi'],
  ['オガサワラムラ', '小笠原村', 'Ogasawara-mura'],
])('Decisions, section 12: %s of %s is written %o', (kana, city, latin) => {
  expect(romanisedCity(kana, city)).toBe(latin)
})
