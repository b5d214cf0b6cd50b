import type { TranslationOf } from '#i18n/message.ts'
import type { adminSignIn as english } from '#i18n/messages/en/console/adminSignIn.ts'

export const adminSignIn = {
  code: '일회용 비밀번호 또는 복구 코드',
  codeHint:
    '인증 앱의 {site} 항목에 표시된 6자리 숫자를 입력해 주세요. 스마트폰이 없으면 복구 코드 하나를 입력해 주세요.',
  askedText:
    '마지막으로 확인한 지 {minutes}분이 지났습니다. 양식에 적은 내용은 그대로 남아 있습니다.',
  usePasskey: '패스키로 확인하기',
  signInByPasskey: '패스키로 로그인',
  passkeyText: '패스키를 등록했다면 링크 없이 지문, 얼굴, 화면 잠금만으로 로그인할 수 있습니다.',
  codesTitle: '복구 코드',
  codesText:
    '스마트폰을 잃어버렸을 때 일회용 비밀번호 대신 하나씩 쓸 수 있습니다. 그 스마트폰이 아닌, 본인만 아는 곳에 보관해 주세요.',
  codesOnce: '이 코드는 지금 한 번만 표시됩니다.',
  codesFile: '{site} 관리자 페이지 복구 코드',
  codesDownload: '내려받기',
  codesPrint: '인쇄',
  codesContinue: '보관했습니다. 계속',
  codesDone: '보관했습니다',
  codesPanelText: '스마트폰이 없을 때 일회용 비밀번호 대신 하나씩 쓸 수 있습니다.',
  codesLeft: '{total}개 중 {count}개 남음',
  codesNone: '쓸 수 있는 복구 코드가 없습니다.',
  renewTitle: '새 복구 코드를 만들까요?',
  renewText: '이전 코드는 바로 쓸 수 없게 됩니다.',
  renewSubmit: '새 코드 만들기',
  deviceTitle: '인증 앱',
  deviceText:
    '스마트폰을 잃어버렸거나 바꿨을 때 사용합니다. 일회용 비밀번호 대신 복구 코드로 확인할 수 있습니다.',
  deviceStart: '새 스마트폰 등록',
  deviceAsk: '새 스마트폰을 등록할까요?',
  deviceAskText:
    '모든 기기에서 로그아웃되고 패스키와 복구 코드를 쓸 수 없게 됩니다. {email:#으로|#로} 등록 링크를 보냅니다.',
  deviceSubmit: '로그아웃하고 링크 보내기',
  passkeysTitle: '패스키',
  passkeysText:
    '링크와 일회용 비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인할 수 있습니다. 이 사이트에서만 쓸 수 있어 가짜 사이트에 빼앗기지 않습니다.',
  passkeysFull: '패스키는 {count}개까지 등록할 수 있습니다. 추가하려면 먼저 하나를 삭제해 주세요.',
  lastUsed: '마지막 사용',
  neverUsed: '없음',
  addedAt: '등록일',
  addStart: '패스키 추가',
  addText:
    '브라우저에서 저장할 곳을 고릅니다. 이 기기, 비밀번호 관리자, 스마트폰, 보안 키에 저장할 수 있습니다.',
  nameHint: '나중에 알아보기 위한 이름입니다.',
  addSubmit: '추가하기',
  removeStart: '삭제',
  removeTitle: '패스키 ‘{name}’ 삭제',
  removeText:
    '삭제해도 링크와 일회용 비밀번호로 로그인할 수 있습니다. 기기에 저장된 패스키도 삭제해 주세요.',
  removeSubmit: '패스키 삭제하기',
} as const satisfies TranslationOf<typeof english>
