import css from './loading-state.module.css'
import { SixDotLoader } from './six-dot-loader.tsx'

/** In the place of what is on its way, when its shape is not known; else take a `Skeleton`. */
export function LoadingState({ label }: { label: string }) {
  return (
    <div className={css.loading} role="status">
      <SixDotLoader />
      <p>{label}</p>
    </div>
  )
}
