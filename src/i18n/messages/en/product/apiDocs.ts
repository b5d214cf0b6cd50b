/** Words of the page about the shop's own API. What stands between backticks is code and is not translated. */
export const apiDocs = {
  title: 'Shop API',
  metaDescription:
    'Reference of the shop API: catalogue, prices, orders and accounts. Examples for curl, fetch and Node, and every call can be tried on the page.',

  h1: 'The shop, as an API.',
  lead: 'Read the catalogue, price a pack, place an order and follow it to the door. This site makes the same calls.',
  goStart: 'Make a first request',
  goCalls: 'Read the reference',
  factBase: 'Base address',
  factFormat: 'Format',
  factFormatText: 'JSON over HTTPS',
  factDocument: 'For your tools',

  contents: 'Contents',
  guide: 'Guide',
  search: 'Find a call',
  searchHint: 'Part of its name or address',
  found: '{count} {count:call|calls} found',
  foundNone: 'No call has that in its name or address.',
  callsTitle: 'Calls',
  callsIntro:
    'Made from the schemas that check each request, so it says what the server does. Descriptions of fields are in English.',

  groupCatalogue: 'Catalogue',
  groupContent: 'Content',
  groupMessages: 'Messages',
  groupPricing: 'Prices and shipping',
  groupOrders: 'Orders',
  groupDocuments: 'Documents',
  groupAccounts: 'Accounts',
  groupSessions: 'Sessions',
  groupSite: 'The site itself',

  startTitle: 'Your first request',
  startOpen: 'The catalogue needs no key and no account. Copy this into a terminal:',
  startKey:
    'Calls under `/v1` also want a key. This site’s own is public, and will do for trying things out:',
  startNode: 'The same in Node needs no library:',

  keysTitle: 'Keys and scopes',
  keysText:
    'Every call under `/v1` and `/graphql` carries a key in the header `x-api-key`. A key of your own tells your programs from others, brings its own limits, and can be replaced without disturbing anybody else.',
  keysIssue:
    'We make keys by hand and show each of them once. One that we withdraw stops working everywhere within {seconds} seconds.',
  keysScopes:
    'Scopes say what a key opens. A call outside of them is refused with 403 `scope_missing`.',
  keysAsk: 'Ask for a key',
  scope: 'Scope',
  scopeOpens: 'Opens',
  scopeCatalog: 'Prices, and what fits a device',
  scopeContent: 'News and public settings',
  scopeMessages: 'Messages to the company, and the newsletter',
  scopeOrders: 'Quotes, orders, their documents, drafts and postal codes',
  scopeGraphql: 'Catalogue and content by GraphQL',

  tokensTitle: 'Signing in',
  tokensText:
    'Orders and accounts belong to a person, so their calls want a token as well. `POST /api/sessions` gives one for an e-mail address with its password, or with a code that we e-mail.',
  tokensForms: 'Send it as `Authorization: Bearer TOKEN`. The bare token is read too.',
  tokensLife:
    'A token lives for {minutes} minutes. After that the answer is 401 with the text `Token expired`: call `refresh_token`, then send the request again. That works for {days} days without use, and a session lasts {most} days at most.',
  tokensProgram:
    'A program that is no browser gets a session of {minutes} minutes, without a cookie.',
  tokensNewest:
    'Keep only the newest token. Two refreshes within {seconds} seconds get the same successor; an older token is taken for stolen, and the session ends.',

  listsTitle: 'Lists and filters',
  listsText:
    'A list answers with `data` and `meta`. Choose a page with `page[number]` and `page[size]`: {size} entries unless the call says otherwise, {max} at most. Calls under `/v1` name them `page` and `limit`.',
  listsFilters:
    'Filters are written `q[…]`. One that a call does not know is refused rather than ignored. A page past the end is an empty list.',

  languagesTitle: 'Languages',
  languagesText:
    '`?locale=` takes `en`, `ja` or `ko`, for texts and for what errors say. Without it the language cookie decides, then `Accept-Language`, then English.',
  languagesNews:
    'News is written in Japanese and English. Korean readers get the Japanese text; `locale` in each entry says which it is.',
  languagesEverywhere:
    'Every call takes `locale` and `debug`, so the tables leave them out. `debug` changes nothing.',

  moneyTitle: 'Money',
  moneyText:
    'Amounts are whole numbers of the smallest unit, with their currency beside them: `{amount}` is {yen} with `jpy`, and {dollars} with `usd`.',
  moneyShown:
    'The server prices everything. The figures in your order are what your customer was shown; if they are no longer right, nothing is ordered and the answer is 409 `price_changed`.',

  errorsTitle: 'Errors',
  errorsText:
    'An error is a status and one shape. `code` is for programs and keeps its meaning. `message` is for people, in the language of the request. `fields` names what was refused.',
  errorsExpired:
    'One answer differs: an expired token gives the plain text `Token expired`, which older clients look for.',
  errorsId:
    'Each answer has an `X-Request-Id`. You may send your own; quote it when you write to us about a call.',
  statusColumn: 'Status',
  meansColumn: 'What to do',
  codesColumn: 'Code',
  sentenceColumn: 'What it tells people',
  statusesCaption: 'What to do about each status',
  codesTitle: 'Every code, and its sentence',
  do400: 'Correct the request: its body is not JSON, or not what its headers say.',
  do401: 'On `Token expired`, refresh and repeat. Otherwise check the key, or sign in again.',
  do403: 'Ask for what is missing: a scope, a right, or a recent sign-in.',
  do404: 'Check the id. What belongs to somebody else is not found either.',
  do405: 'Use a method that the header `Allow` names.',
  do409: 'Look at the present state, then decide again. Repeating alone will not help.',
  do410: 'Ask for a new link.',
  do413: 'Send less.',
  do415: 'Send JSON, with `content-type: application/json`.',
  do422: 'Mend the fields that `fields` names.',
  do429: 'Wait as many seconds as `Retry-After` says.',
  do500: 'Not your fault. Try later, and tell us the `X-Request-Id`.',
  do503: 'Try again in a moment, with the same `Idempotency-Key`.',

  repeatTitle: 'Sent twice, done once',
  repeatText:
    'A connection can break before the answer arrives. Send an `Idempotency-Key` of your own making, and repeat the request with it as often as you need: for {hours} hours you get the first answer, marked `Idempotency-Replayed: true`, and nothing is done twice.',
  repeatOther:
    'A refusal is repeated, too: make a new key when you try again. The same key with another body is refused with 422 `idempotency_mismatch`.',

  limitsTitle: 'Limits',
  limitsText:
    'In {seconds} seconds we answer {network} calls from one network, and {partner} with a key of your own. `RateLimit-Policy` says which limit holds for you, `RateLimit` how much of it is left.',
  limitsOver:
    'Beyond it the answer is 429, and `Retry-After` gives the seconds to wait. Signing in, codes and messages have narrower limits of their own.',

  webhooksTitle: 'Webhooks',
  webhooksText:
    'Instead of asking, be told. When an order moves on or stock changes, we post an event to your HTTPS address. It names no person: you get ids, states, amounts and serials.',
  webhooksSigned:
    'Events are signed as Standard Webhooks says, in `webhook-id`, `webhook-timestamp` and `webhook-signature`. Check the signature before you believe one:',
  webhooksRetry:
    'Answer with any 2xx within {seconds} seconds. Otherwise we try again, {tries} times in all over about {days} days.',
  webhooksTwice:
    'An event may come twice, and events may overtake each other. Drop those whose `webhook-id` you know.',
  webhooksKinds: 'Events',
  webhooksAsk: 'Tell us where to post',

  graphqlTitle: 'GraphQL',
  graphqlText:
    '`POST /graphql` answers several questions about catalogue and content at once. It takes the same key, and only reads.',
  graphqlSchema:
    'The schema is at `/graphql/schema.graphql`. A query that costs too much is refused before it runs.',

  versionsTitle: 'What stays',
  versionsText:
    'Nothing described here is taken away or given another meaning. What has to be different gets an address of its own, and the old one goes on.',
  versionsNew: 'Fields, calls and codes may be added at any time. Read past what you do not know.',
  versionsDocument: 'For generators and tests: the same as OpenAPI 3.1.',

  callNumber: 'Call {number}',
  needs: 'Needs: {list}',
  needKey: 'key',
  needScope: 'scope {scope}',
  needToken: 'token',
  needTokenIfAny: 'token, if you have one',
  needNothing: 'nothing',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
  inPath: 'path',
  inQuery: 'query',
  inHeader: 'header',
  required: 'required',
  maybe: 'may be missing',
  orNull: 'or null',
  form: 'Form {number}',
  oneOf: 'One of',
  byDefault: 'Default',
  lengthMax: 'up to {max} {max:character|characters}',
  lengthMin: 'at least {min} {min:character|characters}',
  lengthBoth: '{min} to {max} characters',
  lengthExact: '{max} {max:character|characters}',
  itemsMax: 'up to {max} {max:entry|entries}',
  itemsMin: 'at least {min} {min:entry|entries}',
  itemsBoth: '{min} to {max} entries',
  itemsExact: '{max} {max:entry|entries}',
  valueMax: 'at most {max}',
  valueMin: 'at least {min}',
  valueBoth: '{min} to {max}',
  valueExact: 'exactly {max}',
  pattern: 'matches',
  noBody: 'No body.',
  file: 'A file: {media}',
  errors: 'Refusals',
  objectsTitle: 'Objects',
  objectsIntro: 'What answers are made of.',

  exampleOf: 'Example of {call}',
  languageOf: 'Language of the examples',
  answerOf: 'Answer to {call}',
  exampleAnswer: 'Answer {status}',

  tryIt: 'Try it',
  tryClose: 'Close',
  tryReal: 'This goes to the running shop, not to a copy.',
  tryOrder:
    'This is the real shop: the order counts, goods are put aside and e-mails are sent. It can be cancelled until it is paid.',
  keyField: 'Key',
  keyHint: 'The public key of this site. Put your own here to try its scopes.',
  tokenOwn: 'Send your token',
  tokenOwnHint:
    'You are signed in on this site. The token goes to this shop only, and is not shown.',
  tokenField: 'Token',
  tokenHint: 'From `POST /api/sessions`.',
  tokenSignIn: 'Sign in, and yours is sent.',
  bodyField: 'Body',
  bodyError: 'This is not JSON yet, near line {line}.',
  bodyErrorEnd: 'This is not JSON yet: something is missing at the end.',
  emptyError: 'The address needs this.',
  send: 'Send',
  sending: 'Sending',
  resetBody: 'Back to the example',
  askTitle: 'Send this to the running shop?',
  askText: '{call} changes data of the shop, and may not be undone.',
  askOrderText: 'This places a real order in your name, holds stock for it, and sends e-mails.',
  askSend: 'Send it',
  askCancel: 'Leave it',
  close: 'Close',
  resultTitle: 'What came back',
  resultTime: '{ms}\u00A0ms',
  resultHeaders: 'Headers',
  resultBody: 'Body',
  resultEmpty: 'The answer has no body.',
  resultFile: 'A file of {size}\u00A0KB, {media}.',
  resultCut: 'Cut off here; the whole answer has {size}\u00A0KB.',
  save: 'Save the file',
  failedOffline:
    'No answer came. Is the connection up, and does the header allow these characters?',
  failedTimeout: 'No answer within {seconds} seconds.',
  renewed: 'Your token had expired and was renewed first.',
  recordChanged: 'You are signed in on this site with the new token.',
  recordCleared: 'You are signed out of this site too.',
} as const
