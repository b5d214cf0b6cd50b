import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

import css from './button.module.css'
import { SixDotLoader } from './six-dot-loader.tsx'

export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'danger'

type Look = {
  variant?: ButtonVariant | undefined
  size?: 'normal' | 'small' | undefined
  /** As wide as its container. */
  isWide?: boolean | undefined
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'style'> & {
    /** Waiting for an answer: says so, keeps the focus, which `disabled` would drop, and takes no second press. */
    isBusy?: boolean | undefined
  }

export function Button({ variant, size, isWide, isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ variant, size, isWide })}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <SixDotLoader size={20} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className' | 'style'>

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ variant, size, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...lookOf({ variant, size, isWide })}>
      {children}
    </Link>
  )
}

const lookOf = ({
  variant = 'solid',
  size = 'normal',
  isWide = false,
}: Omit<Look, 'children'>) => ({
  className: css.button,
  'data-variant': variant,
  'data-size': size,
  'data-wide': isWide || undefined,
})
