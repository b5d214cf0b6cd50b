import css from './unbroken.module.css'

/** Numbers with hyphens, as of a house or a telephone, stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\+?\d+(?:-\d+)+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places.
      <span key={at} className={css.unbroken}>
        {part}
      </span>
    ),
  )
