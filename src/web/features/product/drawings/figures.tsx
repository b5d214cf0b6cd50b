/** Persons in lines, in centimetres. The tip of the nose is at 0, and they face to the left. */
import type { ReactNode } from 'react'

type Props = { transform?: string }

const FACE =
  'M8.6 15.4C9.4 13.6 9.4 11.6 8.6 9.8C8 9.2 6.6 9.4 5.2 9.3C2.4 9.2 1.7 7.2 2.3 5.1C1.7 4.6 1.6 3.9 2 3.1' +
  'C1.5 2.6 1.6 2 2.1 1.3L0 0C-.1-.6 1.2-2 1.7-3.2C2.1-4.4 1.8-5.6 1.9-7.2C2.4-11.4 5.8-14.6 11.2-14.6' +
  'C17.2-14.6 21-9.8 20.8-3.4C20.6 2 17.8 5.4 17.6 9.4'
const EAR = 'M12.6-2.4C14.8-3.4 15.8-.4 14.6 1.4C13.8 2.6 13.4 3.4 12.8 3.2'

/** From the side, down to the chest. */
export function Bust({ transform }: Props) {
  return (
    <g transform={transform}>
      <path
        d={`${FACE}C17.4 14.4 21.6 16.4 27.4 18.6C33 20.8 36.6 26 37.4 36H-9C-8.6 31-7.6 27-5.4 23.8C-2 19-.6 18.6 8.6 15.4z`}
      />
      <path data-thin d={EAR} />
    </g>
  )
}

/** From the side, on the floor 155 cm below the nose. */
export function FullFigure({ transform }: Props) {
  return (
    <g transform={transform}>
      <path d="M18 84C19 104 19 120 18 133L17 148C13 149 9 151 8 155H27C28 150 27 146 27.5 134C28 118 31 104 32 84z" />
      <path d="M5 84C4 104 6 118 6 133L5.4 147C1 149-4 151-5 155H15C15.6 150 15 146 15.6 134C16.4 118 20 104 22 84z" />
      <path
        d={`${FACE}C17.6 14 22 15.6 26 18.6C31 22.4 33.6 30 34 42C34.4 58 34 74 33.4 88C24 91 12 91 4 88C3.4 70 2.6 54 2.4 42C2.2 28 3.4 19.6 8.6 15.4z`}
      />
      <path data-thin d={EAR} />
      <path
        data-thin
        d="M25 27C29 30 30 38 29.4 48C28.8 58 26 66 22.4 74L17.6 86C16.8 88.4 17 91 15 92.4C13 93.4 11.6 91.6 11.8 89L13 83C16 72 19 60 20 48C20.6 38 20.4 30 25 27z"
      />
    </g>
  )
}

/** From above. `children` are what the shoulders carry, below the head. */
export function FromAbove({ transform, children }: Props & { children?: ReactNode }) {
  return (
    <g transform={transform}>
      <ellipse cx="14" cy="0" rx="11.5" ry="22.5" />
      {children}
      <path d="M2.2-2.2L0 0L2.2 2.2" />
      <ellipse cx="11" cy="0" rx="9.6" ry="7.7" />
      <path
        data-thin
        d="M9-7.6C15-7 19-4 20.4-.6M9 7.6C15 7 19 4 20.4.6M7.4-7.4L6.2-8.6M7.4 7.4L6.2 8.6"
      />
    </g>
  )
}
