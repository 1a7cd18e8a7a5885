/** Who can play as a bot: the levels that every server has, and the bots that this one was started with. */
import { LEVELS } from './editions'

export const served = $state({ bots: [] as string[] })

export const levels = (): readonly string[] => [...LEVELS, ...served.bots]
