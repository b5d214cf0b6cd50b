/** What the search of the reference looks through, as JSON: loaded when a reader begins to search. */
import { appContext } from '../../context.ts'
import { searchIndex } from '../../features/api-docs/load/search-index.server.ts'
import type { Route } from './+types/search.ts'

export const loader = ({ context }: Route.LoaderArgs) => searchIndex(context.get(appContext))
