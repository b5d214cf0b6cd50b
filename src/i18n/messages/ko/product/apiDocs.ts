import type { TranslationOf } from '#i18n/message.ts'
import type { apiDocs as english } from '#i18n/messages/en/product/apiDocs.ts'

export const apiDocs = {
  title: '스토어 API',
  metaDescription:
    '제품, 가격, 주문, 계정을 다루는 스토어 API 문서입니다. curl, fetch, Node 예제를 제공하며, 모든 호출을 페이지에서 바로 실행해 볼 수 있습니다.',

  h1: '스토어를 API로 씁니다.',
  lead: '제품을 조회하고, 금액을 계산하고, 주문한 뒤 배송까지 확인합니다. 이 사이트도 같은 API로 움직입니다.',
  goStart: '첫 요청 보내기',
  goCalls: 'API 문서 보기',
  factBase: '기본 주소',
  factFormat: '형식',
  factFormatText: 'HTTPS로 주고받는 JSON',
  factDocument: '도구용 정의',

  contents: '목차',
  guide: '안내',
  search: '호출 찾기',
  searchHint: '이름이나 주소의 일부',
  found: '호출 {count}개를 찾았습니다',
  foundNone: '이름이나 주소가 일치하는 호출이 없습니다.',
  callsTitle: '호출 목록',
  callsIntro:
    '요청을 검사하는 스키마에서 그대로 만들었으므로 서버의 동작과 다르지 않습니다. 필드 설명은 영어입니다.',

  groupCatalogue: '제품',
  groupContent: '콘텐츠',
  groupMessages: '문의',
  groupPricing: '가격과 배송',
  groupOrders: '주문',
  groupDocuments: '서류',
  groupAccounts: '계정',
  groupSessions: '세션',
  groupSite: '사이트 자체',

  startTitle: '첫 요청',
  startOpen: '제품 정보에는 키도 계정도 필요 없습니다. 터미널에 붙여 넣어 보세요.',
  startKey:
    '`/v1` 아래의 호출에는 키도 필요합니다. 시험해 보실 때는 공개된 이 사이트의 키를 쓰시면 됩니다.',
  startNode: 'Node에서도 라이브러리가 필요 없습니다.',

  keysTitle: '키와 범위',
  keysText:
    '`/v1`과 `/graphql`의 모든 호출은 `x-api-key` 헤더에 키를 담아 보냅니다. 전용 키를 받으시면 한도가 따로 적용되고, 다른 이용자에게 영향을 주지 않고 교체할 수 있습니다.',
  keysIssue:
    '키는 저희가 하나씩 만들어 한 번만 보여 드립니다. 폐기한 키는 {seconds}초 안에 모든 서버에서 쓸 수 없게 됩니다.',
  keysScopes:
    '키로 쓸 수 있는 호출은 범위로 정해집니다. 범위 밖의 호출은 403 `scope_missing`으로 거절합니다.',
  keysAsk: '키 신청하기',
  scope: '범위',
  scopeOpens: '쓸 수 있는 것',
  scopeCatalog: '가격, 기기와의 호환',
  scopeContent: '뉴스, 공개 설정',
  scopeMessages: '문의, 뉴스레터',
  scopeOrders: '견적, 주문, 서류, 임시 저장, 우편번호',
  scopeGraphql: 'GraphQL로 제품과 콘텐츠 조회',

  tokensTitle: '로그인',
  tokensText:
    '주문과 계정은 개인의 것이므로 키와 함께 토큰도 필요합니다. `POST /api/sessions`에 이메일 주소와 비밀번호를 보내거나, 비밀번호 대신 메일로 받은 인증번호를 보내면 토큰을 받습니다.',
  tokensForms: '`Authorization: Bearer TOKEN` 형식으로 보냅니다. 토큰만 보내도 됩니다.',
  tokensLife:
    '토큰은 {minutes}분 동안 유효합니다. 만료되면 401과 함께 `Token expired`가 돌아오므로, `refresh_token`으로 새 토큰을 받아 요청을 다시 보내세요. 갱신은 {days}일 안에 할 수 있고, 세션은 최대 {most}일 동안 이어집니다.',
  tokensProgram: '브라우저가 아닌 프로그램은 쿠키 없이 {minutes}분짜리 세션을 받습니다.',
  tokensNewest:
    '가장 새로운 토큰만 보관해 주세요. {seconds}초 안에 겹친 갱신에는 같은 토큰을 드리지만, 그보다 오래된 토큰이 쓰이면 도용으로 보고 세션을 끝냅니다.',

  listsTitle: '목록과 검색 조건',
  listsText:
    '목록은 `data`와 `meta`로 응답합니다. 페이지는 `page[number]`와 `page[size]`로 고릅니다. 따로 적혀 있지 않으면 {size}개씩, 최대 {max}개입니다. `/v1` 아래에서는 `page`와 `limit`을 씁니다.',
  listsFilters:
    '조건은 `q[…]` 형식으로 적습니다. 모르는 조건은 무시하지 않고 거절합니다. 마지막을 지난 페이지는 빈 목록입니다.',

  languagesTitle: '언어',
  languagesText:
    '`?locale=`에 `en`, `ja`, `ko`를 넣으면 본문과 오류 문장이 그 언어로 돌아옵니다. 없으면 언어 쿠키, `Accept-Language`, 영어 순으로 정해집니다.',
  languagesNews:
    '뉴스는 일본어와 영어로 씁니다. 한국어로 요청하시면 일본어 본문을 드리며, 어느 언어인지는 각 항목의 `locale`에 있습니다.',
  languagesEverywhere:
    '모든 호출이 `locale`과 `debug`를 받으므로 표에는 적지 않았습니다. `debug`는 아무것도 바꾸지 않습니다.',

  moneyTitle: '금액',
  moneyText:
    '금액은 가장 작은 단위의 정수이며 통화가 함께 옵니다. `{amount}`은 `jpy`이면 {yen}, `usd`이면 {dollars}입니다.',
  moneyShown:
    '금액은 모두 서버가 계산합니다. 주문에 적는 금액은 고객에게 보여 드린 금액입니다. 그사이 달라졌다면 주문하지 않고 409 `price_changed`로 응답합니다.',

  errorsTitle: '오류',
  errorsText:
    '오류는 상태 코드와 정해진 형식으로 옵니다. `code`는 프로그램용이며 뜻이 바뀌지 않습니다. `message`는 사람이 읽는 문장이고 요청한 언어로 씁니다. `fields`는 받아들이지 못한 필드입니다.',
  errorsExpired:
    '한 가지만 다릅니다. 토큰이 만료되면 기존 클라이언트가 확인하는 `Token expired`라는 문자열만 돌려줍니다.',
  errorsId:
    '모든 응답에 `X-Request-Id`가 있습니다. 직접 정해 보내셔도 됩니다. 호출에 대해 문의하실 때 함께 알려 주세요.',
  statusColumn: '상태',
  meansColumn: '해결 방법',
  codesColumn: '코드',
  sentenceColumn: '사람에게 보이는 문장',
  statusesCaption: '상태별 해결 방법',
  codesTitle: '모든 코드와 문장',
  do400: '요청을 고쳐 주세요. 본문이 JSON이 아니거나 내용이 헤더와 다릅니다.',
  do401: '`Token expired`이면 갱신한 뒤 다시 보냅니다. 아니면 키를 확인하거나 다시 로그인합니다.',
  do403: '모자란 것을 확인해 주세요. 범위, 권한, 최근 로그인 가운데 하나입니다.',
  do404: 'ID를 확인해 주세요. 다른 사람의 것도 없는 것으로 응답합니다.',
  do405: '`Allow` 헤더에 적힌 메서드를 쓰세요.',
  do409: '지금 상태를 조회한 뒤 다시 판단해 주세요. 그대로 다시 보내서는 해결되지 않습니다.',
  do410: '새 링크를 요청해 주세요.',
  do413: '보내는 양을 줄여 주세요.',
  do415: '`content-type: application/json`과 함께 JSON을 보내세요.',
  do422: '`fields`에 적힌 필드를 고쳐 주세요.',
  do429: '`Retry-After`에 적힌 초만큼 기다려 주세요.',
  do500: '저희 쪽 문제입니다. 나중에 다시 시도하시고 `X-Request-Id`를 알려 주세요.',
  do503: '잠시 뒤 같은 `Idempotency-Key`로 다시 보내세요.',

  repeatTitle: '두 번 보내도 한 번만',
  repeatText:
    '응답이 오기 전에 연결이 끊길 수 있습니다. 직접 만든 `Idempotency-Key`를 함께 보내면 같은 요청을 몇 번이든 다시 보내실 수 있습니다. {hours}시간 동안 처음 응답에 `Idempotency-Replayed: true`를 붙여 그대로 드리며, 두 번 처리하지 않습니다.',
  repeatOther:
    '거절된 응답도 같은 키에는 그대로 반복되므로, 다시 시도할 때는 새 키를 만들어 주세요. 같은 키로 다른 내용을 보내면 422 `idempotency_mismatch`로 거절합니다.',

  limitsTitle: '호출 한도',
  limitsText:
    '{seconds}초 동안 한 네트워크에서 {network}번, 전용 키로는 {partner}번까지 응답합니다. 어느 한도가 적용되는지는 `RateLimit-Policy`, 남은 횟수는 `RateLimit`에 있습니다.',
  limitsOver:
    '한도를 넘으면 429로 응답하고, 기다릴 시간을 `Retry-After`에 초 단위로 적습니다. 로그인, 인증번호 발급, 문의에는 더 작은 한도가 따로 있습니다.',

  webhooksTitle: '웹훅',
  webhooksText:
    '물어보지 않으셔도 저희가 알려 드립니다. 주문이 진행되거나 재고가 바뀌면 알려 주신 HTTPS 주소로 이벤트를 보냅니다. 개인정보는 없으며 ID, 상태, 금액, 시리얼을 담습니다.',
  webhooksSigned:
    '서명은 Standard Webhooks를 따르며 `webhook-id`, `webhook-timestamp`, `webhook-signature`로 보냅니다. 내용을 믿기 전에 서명을 확인해 주세요.',
  webhooksRetry:
    '{seconds}초 안에 2xx로 응답해 주세요. 그렇지 않으면 약 {days}일 동안 모두 {tries}번까지 보냅니다.',
  webhooksTwice:
    '같은 이벤트가 두 번 오거나 순서가 바뀔 수 있습니다. 이미 받은 `webhook-id`는 버리세요.',
  webhooksKinds: '이벤트',
  webhooksAsk: '받을 주소 알려 주기',

  graphqlTitle: 'GraphQL',
  graphqlText:
    '`POST /graphql`로 제품과 콘텐츠의 여러 정보를 한 번에 조회합니다. 키는 같고, 읽기만 합니다.',
  graphqlSchema:
    '스키마는 `/graphql/schema.graphql`에 있습니다. 부하가 너무 큰 질의는 실행하기 전에 거절합니다.',

  versionsTitle: '바뀌지 않는 것',
  versionsText:
    '여기에 적힌 것을 없애거나 뜻을 바꾸지 않습니다. 달라져야 할 것은 새 주소로 만들고, 기존 주소도 그대로 둡니다.',
  versionsNew: '필드와 호출, 코드는 언제든 늘어날 수 있습니다. 모르는 것은 건너뛰고 읽으세요.',
  versionsDocument: '코드 생성과 시험에는 같은 내용의 OpenAPI 3.1을 쓰세요.',

  callNumber: '사양 {number}번',
  needs: '필요한 것: {list}',
  needKey: '키',
  needScope: '범위 {scope}',
  needToken: '토큰',
  needTokenIfAny: '토큰(있으면)',
  needNothing: '없음',
  parameters: '매개변수',
  body: '본문',
  answer: '응답',
  inPath: '경로',
  inQuery: '쿼리',
  inHeader: '헤더',
  required: '필수',
  maybe: '없을 수 있음',
  orNull: 'null 가능',
  form: '형식 {number}',
  oneOf: '값',
  byDefault: '기본값',
  lengthMax: '최대 {max}자',
  lengthMin: '{min}자 이상',
  lengthBoth: '{min}~{max}자',
  lengthExact: '{max}자',
  itemsMax: '최대 {max}개',
  itemsMin: '{min}개 이상',
  itemsBoth: '{min}~{max}개',
  itemsExact: '{max}개',
  valueMax: '{max} 이하',
  valueMin: '{min} 이상',
  valueBoth: '{min}~{max}',
  valueExact: '{max}만',
  pattern: '형식',
  noBody: '본문이 없습니다.',
  file: '파일: {media}',
  errors: '거절되는 경우',
  objectsTitle: '객체',
  objectsIntro: '응답을 이루는 것들입니다.',

  exampleOf: '{call} 예시',
  languageOf: '예시 언어',
  answerOf: '{call} 응답',
  exampleAnswer: '응답 {status}',

  tryIt: '실행해 보기',
  tryClose: '닫기',
  tryReal: '복제본이 아니라 운영 중인 스토어로 보냅니다.',
  tryOrder:
    '실제 스토어입니다. 주문이 접수되고, 재고를 확보하고, 메일을 보냅니다. 결제하기 전에는 취소할 수 있습니다.',
  keyField: '키',
  keyHint: '이 사이트의 공개 키입니다. 내 키로 바꾸면 범위를 확인할 수 있습니다.',
  tokenOwn: '내 토큰 보내기',
  tokenOwnHint:
    '이 사이트에 로그인되어 있습니다. 토큰은 이 스토어로만 보내며 화면에 보이지 않습니다.',
  tokenField: '토큰',
  tokenHint: '`POST /api/sessions`로 받습니다.',
  tokenSignIn: '로그인하시면 내 토큰을 쓸 수 있습니다.',
  bodyField: '본문',
  bodyError: '{line}번째 줄 근처가 아직 JSON이 아닙니다.',
  bodyErrorEnd: '아직 JSON이 아닙니다. 끝에 빠진 것이 있습니다.',
  emptyError: '주소에 필요합니다.',
  send: '보내기',
  sending: '보내는 중',
  resetBody: '예시로 되돌리기',
  askTitle: '운영 중인 스토어로 보낼까요?',
  askText: '{call} 호출은 스토어의 데이터를 바꿉니다. 되돌릴 수 없을 수 있습니다.',
  askOrderText: '내 이름으로 실제 주문이 접수되고, 재고를 확보하고, 메일을 보냅니다.',
  askSend: '보내기',
  askCancel: '취소',
  close: '닫기',
  resultTitle: '돌아온 응답',
  resultTime: '{ms}밀리초',
  resultHeaders: '헤더',
  resultBody: '본문',
  resultEmpty: '본문이 없습니다.',
  resultFile: '{size}\u00A0KB 파일입니다({media}).',
  resultCut: '여기까지만 표시했습니다. 전체는 {size}\u00A0KB입니다.',
  save: '파일 저장',
  failedOffline: '응답이 없습니다. 연결 상태와 헤더에 쓴 문자를 확인해 주세요.',
  failedTimeout: '{seconds}초 안에 응답이 없었습니다.',
  renewed: '토큰이 만료되어 먼저 갱신했습니다.',
  recordChanged: '이 사이트에서도 새 토큰으로 로그인된 상태입니다.',
  recordCleared: '이 사이트에서도 로그아웃되었습니다.',
} as const satisfies TranslationOf<typeof english>
