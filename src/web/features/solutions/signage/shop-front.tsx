/**
 * A shop front in lines, as an architect draws one: 1.5 units are a centimetre, so the person is 1.7 m tall and the
 * plume as long as the device reaches. Nothing has a colour but the scent.
 */
import css from './shop-front.module.css'

export function ShopFront({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${css.front} ${className ?? ''}`}
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Building />
      <Sign />
      <Awning />
      <Goods />
      <Doorway />
      <Plume />
      <Person />
      <path d="M-600 640H2040" />
      <path className={css.thin} d="M-600 668H2040M120 640l-40 80M620 640l-26 80M1120 640v80" />
    </svg>
  )
}

function Building() {
  return (
    <>
      <path className={css.wall} d="M640 640V120H1380V640" />
      <path className={css.wall} d="M662 108V-700H1358V108" />
      <path d="M624 108H1396V120H624z" />
      <path
        className={css.thin}
        d="M730-60H830V76H730zM780-60V76M960-60H1060V76H960zM1010-60V76M1190-60H1290V76H1190zM1240-60V76"
      />
      <path className={css.thin} d="M720 76H840M950 76H1070M1180 76H1300M632 132H1388" />
      <path className={css.glass} d="M868 262H1352V544H868z" />
      <path d="M1029 262V544M1190 262V544" />
      <path className={css.wall} d="M854 544H1366V558H854z" />
      <path className={css.thin} d="M868 558V640M1352 558V640M884 576H1336V622H884z" />
      <path className={css.thin} d="M640 624H676M836 624H868M1352 624H1380" />
    </>
  )
}

/** Six dots: the mark, without a name. */
function Sign() {
  const dots = Array.from({ length: 6 }, (_, dot) => {
    const turn = (dot * Math.PI) / 3 - Math.PI / 2
    return { x: rounded(1008 + 16 * Math.cos(turn)), y: rounded(172 + 16 * Math.sin(turn)) }
  })
  return (
    <>
      <path d="M660 144H1360V200H660z" />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.dot} cx={x} cy={y} r={3.6} />
      ))}
    </>
  )
}

const AWNING = { stripes: 16, top: 872, bottom: 846, topWidth: 476, bottomWidth: 528 }

function Awning() {
  const { stripes, top, bottom, topWidth, bottomWidth } = AWNING
  const width = bottomWidth / stripes
  const lines = Array.from({ length: stripes - 1 }, (_, line) => {
    const share = (line + 1) / stripes
    return `M${rounded(top + share * topWidth)} 214L${rounded(bottom + share * bottomWidth)} 268`
  })
  const scallops = `M${bottom} 268${`a${width / 2} 13 0 0 0 ${width} 0`.repeat(stripes)}`
  return (
    <>
      <path className={css.wall} d={`${scallops}L${top + topWidth} 214H${top}z`} />
      <path className={css.thin} d={`${lines.join('')}M${bottom} 268h${bottomWidth}`} />
    </>
  )
}

/** Bottles, boxes and a plant behind the glass. */
function Goods() {
  return (
    <path
      className={css.thin}
      d={
        'M884 412H1013M884 418H1013M1205 388H1336M1205 394H1336' +
        'M898 412v-34h20v34zM904 378v-10h8v10M928 412v-34h20v34zM934 378v-10h8v10' +
        'M958 412v-34h20v34zM964 378v-10h8v10M988 412v-34h16v34z' +
        'M902 544v-62h44v62zM902 502h44M958 544v-40h40v40zM958 516h40' +
        'M1060 544l-8-52h116l-8 52zM1052 492a58 20 0 0 1 116 0M1082 474q-10-60 6-84M1108 472V372' +
        'M1132 474q14-54-4-92M1088 390q-20-6-22-26 20 4 22 26M1108 372q-14-12-8-34 16 12 8 34' +
        'M1128 382q4-22 24-24-2 20-24 24M1086 424q-18 0-26-16 18-2 26 16M1134 420q18-4 28 8-16 8-28-8' +
        'M1222 388v-40h24v40zM1258 388v-40h24v40zM1294 388v-40h24v40z' +
        'M1216 544v-88h52v88zM1216 478h52M1280 544v-56h48v56zM1280 506h48'
      }
    />
  )
}

/** The open door, and in it the device on its stand. */
function Doorway() {
  return (
    <>
      <path className={css.glass} d="M676 300H836V640H676z" />
      <path d="M676 342H836M836 342L804 354V626L836 640" />
      <path className={css.thin} d="M676 300l24 20v22M812 494h6v18h-6" />
      <path className={css.wall} d="M698 640V462a27 7 0 0 1 54 0V640z" />
      <path className={css.wall} d="M696 462V424a29 8 0 0 1 58 0V462a29 8 0 0 1-58 0z" />
      <path d="M696 424a29 8 0 0 0 58 0" />
      <path
        className={css.thin}
        d="M703 440v26M710 443v26M718 445v26M726 445v26M734 445v26M742 443v26M749 440v26"
      />
      <circle className={css.dot} cx={697} cy={433} r={4} />
    </>
  )
}

/** The drawing of air, from the nozzle at its right end to the nose. */
function Plume() {
  return (
    <image
      className={css.plume}
      href="/images/plume-3.avif"
      width="900"
      height="300"
      transform="translate(694 433) rotate(5.6) scale(.335 .5) translate(-850 -84)"
    />
  )
}

/** Somebody who stops. */
function Person() {
  return (
    <g>
      <path
        className={css.wall}
        d="M374 556l5 74-3 10h24v-5l-9-5 3-74zM394 556l7 74v10h26v-5l-12-6-4-73z"
      />
      <path
        className={css.wall}
        d="M380 428c-14 4-19 12-21 26l-6 106h68l-9-104c-2-16-5-24-16-28z"
      />
      <path className={css.wall} d="M376 446c-4 26 0 46 10 62l20-6" />
      <path className={css.wall} d="M388 512h38v46h-38zM396 512v-8a11 11 0 0 1 22 0v8" />
      <path
        className={css.wall}
        d="M396 430v-7c7 1 11-1 11-6l1-4 4-2-5-9c2-12-6-20-17-20-12 0-19 9-19 20 0 9 4 14 9 17v11z"
      />
      <path d="M407 402c-8-1-12-6-13-11-4 8-9 11-14 12" />
      <circle className={css.wall} cx={371} cy={388} r={8} />
    </g>
  )
}

/** The server and the browser must write the same digits. */
const rounded = (value: number): number => Math.round(value * 100) / 100
