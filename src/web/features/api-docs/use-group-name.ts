import { useT } from '#i18n/use-t.ts'

import { GROUP_WORDS } from './toc.ts'

export function useGroupName(): (name: string) => string {
  const t = useT()
  return (name) => {
    const word = GROUP_WORDS.get(name)
    return word === undefined ? name : t(word)
  }
}
