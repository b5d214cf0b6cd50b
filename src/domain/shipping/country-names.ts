/**
 * Names of the 249 countries and areas: code, English, Japanese, Korean and, where the Japanese has kanji, its reading. They are
 * data because engines differ: the browser would name a country in another way than the server.
 */
import type { Locale } from '#shared/locale.ts'

const NAMES = `
AD|Andorra|アンドラ|안도라
AE|United Arab Emirates|アラブ首長国連邦|아랍에미리트|アラブシュチョウコクレンポウ
AF|Afghanistan|アフガニスタン|아프가니스탄
AG|Antigua & Barbuda|アンティグア・バーブーダ|앤티가 바부다
AI|Anguilla|アンギラ|앵귈라
AL|Albania|アルバニア|알바니아
AM|Armenia|アルメニア|아르메니아
AO|Angola|アンゴラ|앙골라
AQ|Antarctica|南極|남극 대륙|ナンキョク
AR|Argentina|アルゼンチン|아르헨티나
AS|American Samoa|米領サモア|아메리칸 사모아|ベイリョウサモア
AT|Austria|オーストリア|오스트리아
AU|Australia|オーストラリア|호주
AW|Aruba|アルバ|아루바
AX|Åland Islands|オーランド諸島|올란드 제도|オーランドショトウ
AZ|Azerbaijan|アゼルバイジャン|아제르바이잔
BA|Bosnia & Herzegovina|ボスニア・ヘルツェゴビナ|보스니아 헤르체고비나
BB|Barbados|バルバドス|바베이도스
BD|Bangladesh|バングラデシュ|방글라데시
BE|Belgium|ベルギー|벨기에
BF|Burkina Faso|ブルキナファソ|부르키나파소
BG|Bulgaria|ブルガリア|불가리아
BH|Bahrain|バーレーン|바레인
BI|Burundi|ブルンジ|부룬디
BJ|Benin|ベナン|베냉
BL|St. Barthélemy|サン・バルテルミー|생바르텔레미
BM|Bermuda|バミューダ|버뮤다
BN|Brunei|ブルネイ|브루나이
BO|Bolivia|ボリビア|볼리비아
BQ|Caribbean Netherlands|オランダ領カリブ|네덜란드령 카리브|オランダリョウカリブ
BR|Brazil|ブラジル|브라질
BS|Bahamas|バハマ|바하마
BT|Bhutan|ブータン|부탄
BV|Bouvet Island|ブーベ島|부베섬|ブーベトウ
BW|Botswana|ボツワナ|보츠와나
BY|Belarus|ベラルーシ|벨라루스
BZ|Belize|ベリーズ|벨리즈
CA|Canada|カナダ|캐나다
CC|Cocos (Keeling) Islands|ココス（キーリング）諸島|코코스 제도|ココスキーリングショトウ
CD|Democratic Republic of the Congo|コンゴ民主共和国|콩고민주공화국|コンゴミンシュキョウワコク
CF|Central African Republic|中央アフリカ共和国|중앙아프리카공화국|チュウオウアフリカキョウワコク
CG|Republic of the Congo|コンゴ共和国|콩고공화국|コンゴキョウワコク
CH|Switzerland|スイス|스위스
CI|Côte d’Ivoire|コートジボワール|코트디부아르
CK|Cook Islands|クック諸島|쿡 제도|クックショトウ
CL|Chile|チリ|칠레
CM|Cameroon|カメルーン|카메룬
CN|China|中国|중국|チュウゴク
CO|Colombia|コロンビア|콜롬비아
CR|Costa Rica|コスタリカ|코스타리카
CU|Cuba|キューバ|쿠바
CV|Cape Verde|カーボベルデ|카보베르데
CW|Curaçao|キュラソー|퀴라소
CX|Christmas Island|クリスマス島|크리스마스섬|クリスマストウ
CY|Cyprus|キプロス|키프로스
CZ|Czechia|チェコ|체코
DE|Germany|ドイツ|독일
DJ|Djibouti|ジブチ|지부티
DK|Denmark|デンマーク|덴마크
DM|Dominica|ドミニカ国|도미니카|ドミニカコク
DO|Dominican Republic|ドミニカ共和国|도미니카공화국|ドミニカキョウワコク
DZ|Algeria|アルジェリア|알제리
EC|Ecuador|エクアドル|에콰도르
EE|Estonia|エストニア|에스토니아
EG|Egypt|エジプト|이집트
EH|Western Sahara|西サハラ|서사하라|ニシサハラ
ER|Eritrea|エリトリア|에리트리아
ES|Spain|スペイン|스페인
ET|Ethiopia|エチオピア|에티오피아
FI|Finland|フィンランド|핀란드
FJ|Fiji|フィジー|피지
FK|Falkland Islands|フォークランド諸島|포클랜드 제도|フォークランドショトウ
FM|Micronesia|ミクロネシア連邦|미크로네시아|ミクロネシアレンポウ
FO|Faroe Islands|フェロー諸島|페로 제도|フェローショトウ
FR|France|フランス|프랑스
GA|Gabon|ガボン|가봉
GB|United Kingdom|イギリス|영국
GD|Grenada|グレナダ|그레나다
GE|Georgia|ジョージア|조지아
GF|French Guiana|仏領ギアナ|프랑스령 기아나|フツリョウギアナ
GG|Guernsey|ガーンジー|건지
GH|Ghana|ガーナ|가나
GI|Gibraltar|ジブラルタル|지브롤터
GL|Greenland|グリーンランド|그린란드
GM|Gambia|ガンビア|감비아
GN|Guinea|ギニア|기니
GP|Guadeloupe|グアドループ|과들루프
GQ|Equatorial Guinea|赤道ギニア|적도 기니|セキドウギニア
GR|Greece|ギリシャ|그리스
GS|South Georgia & South Sandwich Islands|サウスジョージア・サウスサンドウィッチ諸島|사우스조지아 사우스샌드위치 제도|サウスジョージアサウスサンドウィッチショトウ
GT|Guatemala|グアテマラ|과테말라
GU|Guam|グアム|괌
GW|Guinea-Bissau|ギニアビサウ|기니비사우
GY|Guyana|ガイアナ|가이아나
HK|Hong Kong|香港|홍콩|ホンコン
HM|Heard & McDonald Islands|ハード島・マクドナルド諸島|허드 맥도널드 제도|ハードトウマクドナルドショトウ
HN|Honduras|ホンジュラス|온두라스
HR|Croatia|クロアチア|크로아티아
HT|Haiti|ハイチ|아이티
HU|Hungary|ハンガリー|헝가리
ID|Indonesia|インドネシア|인도네시아
IE|Ireland|アイルランド|아일랜드
IL|Israel|イスラエル|이스라엘
IM|Isle of Man|マン島|맨섬|マントウ
IN|India|インド|인도
IO|British Indian Ocean Territory|英領インド洋地域|영국령 인도양 지역|エイリョウインドヨウチイキ
IQ|Iraq|イラク|이라크
IR|Iran|イラン|이란
IS|Iceland|アイスランド|아이슬란드
IT|Italy|イタリア|이탈리아
JE|Jersey|ジャージー|저지
JM|Jamaica|ジャマイカ|자메이카
JO|Jordan|ヨルダン|요르단
JP|Japan|日本|일본|ニホン
KE|Kenya|ケニア|케냐
KG|Kyrgyzstan|キルギス|키르기스스탄
KH|Cambodia|カンボジア|캄보디아
KI|Kiribati|キリバス|키리바시
KM|Comoros|コモロ|코모로
KN|St. Kitts & Nevis|セントクリストファー・ネーヴィス|세인트키츠 네비스
KP|North Korea|北朝鮮|북한|キタチョウセン
KR|South Korea|韓国|대한민국|カンコク
KW|Kuwait|クウェート|쿠웨이트
KY|Cayman Islands|ケイマン諸島|케이맨 제도|ケイマンショトウ
KZ|Kazakhstan|カザフスタン|카자흐스탄
LA|Laos|ラオス|라오스
LB|Lebanon|レバノン|레바논
LC|St. Lucia|セントルシア|세인트루시아
LI|Liechtenstein|リヒテンシュタイン|리히텐슈타인
LK|Sri Lanka|スリランカ|스리랑카
LR|Liberia|リベリア|라이베리아
LS|Lesotho|レソト|레소토
LT|Lithuania|リトアニア|리투아니아
LU|Luxembourg|ルクセンブルク|룩셈부르크
LV|Latvia|ラトビア|라트비아
LY|Libya|リビア|리비아
MA|Morocco|モロッコ|모로코
MC|Monaco|モナコ|모나코
MD|Moldova|モルドバ|몰도바
ME|Montenegro|モンテネグロ|몬테네그로
MF|St. Martin|サン・マルタン|생마르탱
MG|Madagascar|マダガスカル|마다가스카르
MH|Marshall Islands|マーシャル諸島|마셜 제도|マーシャルショトウ
MK|North Macedonia|北マケドニア|북마케도니아|キタマケドニア
ML|Mali|マリ|말리
MM|Myanmar|ミャンマー|미얀마
MN|Mongolia|モンゴル|몽골
MO|Macau|マカオ|마카오
MP|Northern Mariana Islands|北マリアナ諸島|북마리아나 제도|キタマリアナショトウ
MQ|Martinique|マルティニーク|마르티니크
MR|Mauritania|モーリタニア|모리타니
MS|Montserrat|モントセラト|몬트세라트
MT|Malta|マルタ|몰타
MU|Mauritius|モーリシャス|모리셔스
MV|Maldives|モルディブ|몰디브
MW|Malawi|マラウイ|말라위
MX|Mexico|メキシコ|멕시코
MY|Malaysia|マレーシア|말레이시아
MZ|Mozambique|モザンビーク|모잠비크
NA|Namibia|ナミビア|나미비아
NC|New Caledonia|ニューカレドニア|뉴칼레도니아
NE|Niger|ニジェール|니제르
NF|Norfolk Island|ノーフォーク島|노퍽섬|ノーフォークトウ
NG|Nigeria|ナイジェリア|나이지리아
NI|Nicaragua|ニカラグア|니카라과
NL|Netherlands|オランダ|네덜란드
NO|Norway|ノルウェー|노르웨이
NP|Nepal|ネパール|네팔
NR|Nauru|ナウル|나우루
NU|Niue|ニウエ|니우에
NZ|New Zealand|ニュージーランド|뉴질랜드
OM|Oman|オマーン|오만
PA|Panama|パナマ|파나마
PE|Peru|ペルー|페루
PF|French Polynesia|仏領ポリネシア|프랑스령 폴리네시아|フツリョウポリネシア
PG|Papua New Guinea|パプアニューギニア|파푸아뉴기니
PH|Philippines|フィリピン|필리핀
PK|Pakistan|パキスタン|파키스탄
PL|Poland|ポーランド|폴란드
PM|St. Pierre & Miquelon|サンピエール島・ミクロン島|생피에르 미클롱|サンピエールトウミクロントウ
PN|Pitcairn Islands|ピトケアン諸島|핏케언 제도|ピトケアンショトウ
PR|Puerto Rico|プエルトリコ|푸에르토리코
PS|Palestine|パレスチナ|팔레스타인
PT|Portugal|ポルトガル|포르투갈
PW|Palau|パラオ|팔라우
PY|Paraguay|パラグアイ|파라과이
QA|Qatar|カタール|카타르
RE|Réunion|レユニオン|레위니옹
RO|Romania|ルーマニア|루마니아
RS|Serbia|セルビア|세르비아
RU|Russia|ロシア|러시아
RW|Rwanda|ルワンダ|르완다
SA|Saudi Arabia|サウジアラビア|사우디아라비아
SB|Solomon Islands|ソロモン諸島|솔로몬 제도|ソロモンショトウ
SC|Seychelles|セーシェル|세이셸
SD|Sudan|スーダン|수단
SE|Sweden|スウェーデン|스웨덴
SG|Singapore|シンガポール|싱가포르
SH|St. Helena|セントヘレナ|세인트헬레나
SI|Slovenia|スロベニア|슬로베니아
SJ|Svalbard & Jan Mayen|スバールバル諸島・ヤンマイエン島|스발바르 얀마옌 제도|スバールバルショトウヤンマイエントウ
SK|Slovakia|スロバキア|슬로바키아
SL|Sierra Leone|シエラレオネ|시에라리온
SM|San Marino|サンマリノ|산마리노
SN|Senegal|セネガル|세네갈
SO|Somalia|ソマリア|소말리아
SR|Suriname|スリナム|수리남
SS|South Sudan|南スーダン|남수단|ミナミスーダン
ST|São Tomé & Príncipe|サントメ・プリンシペ|상투메 프린시페
SV|El Salvador|エルサルバドル|엘살바도르
SX|Sint Maarten|シント・マールテン|신트마르턴
SY|Syria|シリア|시리아
SZ|Eswatini|エスワティニ|에스와티니
TC|Turks & Caicos Islands|タークス・カイコス諸島|터크스 케이커스 제도|タークスカイコスショトウ
TD|Chad|チャド|차드
TF|French Southern Territories|仏領極南諸島|프랑스령 남방 지역|フツリョウキョクナンショトウ
TG|Togo|トーゴ|토고
TH|Thailand|タイ|태국
TJ|Tajikistan|タジキスタン|타지키스탄
TK|Tokelau|トケラウ|토켈라우
TL|Timor-Leste|東ティモール|동티모르|ヒガシティモール
TM|Turkmenistan|トルクメニスタン|투르크메니스탄
TN|Tunisia|チュニジア|튀니지
TO|Tonga|トンガ|통가
TR|Türkiye|トルコ|튀르키예
TT|Trinidad & Tobago|トリニダード・トバゴ|트리니다드 토바고
TV|Tuvalu|ツバル|투발루
TW|Taiwan|台湾|대만|タイワン
TZ|Tanzania|タンザニア|탄자니아
UA|Ukraine|ウクライナ|우크라이나
UG|Uganda|ウガンダ|우간다
UM|US Outlying Islands|米領小離島|미국령 해외 제도|ベイリョウショウリトウ
US|United States|アメリカ合衆国|미국|アメリカガッシュウコク
UY|Uruguay|ウルグアイ|우루과이
UZ|Uzbekistan|ウズベキスタン|우즈베키스탄
VA|Vatican City|バチカン市国|바티칸 시국|バチカンシコク
VC|St. Vincent & Grenadines|セントビンセント・グレナディーン諸島|세인트빈센트그레나딘|セントビンセントグレナディーンショトウ
VE|Venezuela|ベネズエラ|베네수엘라
VG|British Virgin Islands|英領ヴァージン諸島|영국령 버진아일랜드|エイリョウヴァージンショトウ
VI|US Virgin Islands|米領ヴァージン諸島|미국령 버진아일랜드|ベイリョウヴァージンショトウ
VN|Vietnam|ベトナム|베트남
VU|Vanuatu|バヌアツ|바누아투
WF|Wallis & Futuna|ウォリス・フツナ|왈리스 푸투나
WS|Samoa|サモア|사모아
YE|Yemen|イエメン|예멘
YT|Mayotte|マヨット|마요트
ZA|South Africa|南アフリカ|남아프리카공화국|ミナミアフリカ
ZM|Zambia|ザンビア|잠비아
ZW|Zimbabwe|ジンバブエ|짐바브웨
`

export type CountryNames = Readonly<Record<Locale, string>> & { kana: string }

export const COUNTRY_NAMES: ReadonlyMap<string, CountryNames> = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', en = '', ja = '', ko = '', kana = ja] = line.split('|')
      return [code, { en, ja, ko, kana }]
    }),
)

/** The name in the reader's language; for an unknown code, the code itself. */
export const countryName = (code: string, locale: Locale): string =>
  COUNTRY_NAMES.get(code)?.[locale] ?? code
