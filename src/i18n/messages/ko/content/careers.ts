import type { TranslationOf } from '#i18n/message.ts'
import type { careers as english } from '#i18n/messages/en/content/careers.ts'

export const careers = {
  title: '채용: 디지털 향 기기 제조사',
  description:
    '펌웨어, 앱, 웹, 기구·회로, 향 개발, 해외 영업 직무를 모집합니다. 근무지는 교토 지역이며 일부 재택근무가 가능하고, 일본어 또는 영어로 일합니다.',
  heading: '향이 제때 닿게 하는 일.',
  lead: '카트리지 속의 향부터 챔버를 여는 코드 한 줄까지, 제품 하나를 모두 함께 만듭니다.',
  factsTitle: '일하는 환경',
  place: '근무지',
  placeText: '교토 지역. 대부분의 직무에서 일부 재택근무가 가능합니다.',
  languages: '언어',
  languagesText: '일본어 또는 영어. 필요한 언어는 직무마다 적어 두었습니다.',
  people: '인원',
  peopleText: '약 {count}명. 모두가 서로를 아는 규모입니다.',
  selection: '전형',
  stepMessage: '연락',
  stepMessageText: '지금까지 만든 것을 몇 줄로 알려 주세요. 링크가 있으면 함께 보내 주세요.',
  stepReply: '답변',
  stepReplyText: '영업일 기준 {days}일 이내에 답변드립니다.',
  stepInterview: '면접',
  stepInterviewText: '횟수는 직무별 페이지에 적혀 있습니다.',
  openTitle: '모집 중인 직무',
  openCount: '직무 {count}개',
  noneTitle: '현재 모집 중인 직무가 없습니다',
  noneText: '공고가 없어도 연락해 주세요. 무엇을 만들고 싶은지 들려주세요.',
  restTitle: '찾으시는 직무가 없나요?',
  restText: '여기에서 만들고 싶은 것을 들려주세요.',
  restLink: '연락하기',
  restSubject: '채용 문의',
  all: '모집 중인 직무 전체',
  applyTitle: '지원 방법',
  applyText:
    '지금까지 만든 것을 몇 줄로 알려 주세요. 참고할 링크가 있으면 함께 보내 주세요. 영업일 기준 {days}일 이내에 답변드립니다.',
  apply: '이 직무에 지원하기',
  applySubject: '지원: {title}',
  applyMail: '이메일 지원: {email}',
} as const satisfies TranslationOf<typeof english>
