import type { TranslationOf } from '#i18n/message.ts'
import type { pictures as english } from '#i18n/messages/en/site/pictures.ts'

export const pictures = {
  shooter3:
    '아로마슈터 3. 낮고 둥근 흰색 본체, 윗면에 여섯 색의 향, 정면에 파랗게 빛나는 금속 노즐',
  shooter3Night: '어두운 배경 위의 그래파이트 색 아로마슈터 3. 노즐이 파랗게 빛나는 모습',
  shooter3Top: '위에서 본 아로마슈터 3. 금속 다이얼을 둘러싼 여섯 색의 향',
  shooter3Front: '노즐 높이에서 정면으로 본 아로마슈터 3',
  shooter3Macro:
    '윗면을 가까이에서 본 모습. 번호가 적힌 여러 색의 향마다 작은 구멍 여섯 개, 가운데에 금속 다이얼',
  shooter3Exploded:
    '아로마슈터 3의 분해도. 위에서부터 다이얼, 카트리지 여섯 개, 덱, 챔버 여섯 개, 외장, 받침',
  shooter2: '아로마슈터 2. 하얀 원통형 본체, 윗면에 여섯 색의 향, 정면에 금속 노즐',
  shooter2Booster: '노즐 앞에 검은 원통형 부스터를 끼운 아로마슈터 2',
  shooter1: '아로마슈터 1. 그래파이트 색 상자형 본체에 세 개씩 두 줄로 놓인 향과 다이얼',
  wearable3: '아로마슈터 웨어러블 3. 하얀 넥밴드의 양 끝에 세 색의 향과 노즐이 하나씩',
  speaker60: '아로마 스피커 60. 세로 홈이 있는 하얀 원통 윗면에 세 겹의 고리로 놓인 60색의 향',
  cartridge: '향 카트리지 한 개. 투명한 통 안의 노란 고체 심과 하얀 뚜껑, ‘Yuzu’라고 적힌 라벨',
  cartridges: '한 줄로 놓인 라벨 붙은 카트리지 여섯 개. 오렌지, 빵, 홍차, 꿀, 딸기, 헤이즐넛',
  plateCartridge: '플레이트형 카트리지. 파란 둥근 창과 고정용 걸쇠가 있는 납작하고 하얀 사각형',
  family: '모든 기기를 모은 모습. 스피커 60, 슈터 1·2·3, 웨어러블 3, 카트리지 세 개',
  kit: '상자에서 꺼낸 키트. 상자 앞의 아로마슈터 3, 라벨 붙은 카트리지 여섯 개, USB 케이블, 안내 책자',
  sceneSignage:
    '해 질 녘의 빵집. 불 켜진 창을 들여다보는 사람과 그 옆에 허리 높이로 선 아로마 스피커 60',
  sceneVr: '보랏빛 속의 마네킹. VR 헤드셋을 쓰고 목에는 아로마슈터 웨어러블 3를 걸고 있는 모습',
  sceneReach: '앞에는 아로마슈터 3, 테이블 건너편에는 파란 벽을 등지고 앉은 사람의 실루엣',
  sceneSpeaker: '홀에 놓인 아로마 스피커 60. 허리 높이의 어두운 기둥 앞에 사람이 서 있는 모습',
  sceneLab: '실험대. 눈금을 따라 턱 받침을 향해 놓인 아로마슈터 3와 노트북, 카트리지 거치대',
} as const satisfies TranslationOf<typeof english>
