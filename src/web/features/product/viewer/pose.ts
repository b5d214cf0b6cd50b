/** The effect of a command on the parts of the device, and the text that says so. */
import type { Translate } from '#i18n/translate.ts'

import type { Command } from './command.ts'
import type { Pose } from './motion.ts'

/** The still picture shows the device apart, so the view opens as that. */
export const FIRST_POSE: Pose = { explosion: 1, lifted: null }

export type PoseCommand = Exclude<Command, { do: 'turn' | 'zoom' }>

const isApart = ({ explosion }: Pose): boolean => explosion > 0.5

export function poseAfter(pose: Pose, command: PoseCommand): Pose {
  switch (command.do) {
    case 'start over':
      return { ...pose, lifted: null }
    case 'toggle explosion':
      return { ...pose, explosion: isApart(pose) ? 0 : 1 }
    case 'lift':
      return { ...pose, lifted: pose.lifted === command.chamber ? null : command.chamber }
  }
}

/** What `pose` is now that the command has been done. */
export function toldOf(pose: Pose, command: PoseCommand, t: Translate): string {
  switch (command.do) {
    case 'start over':
      return t('viewer.startedOver')
    case 'toggle explosion':
      return isApart(pose) ? t('viewer.isApart') : t('viewer.isWhole')
    case 'lift': {
      const number = command.chamber
      return pose.lifted === null ? t('viewer.lowered', { number }) : t('viewer.lifted', { number })
    }
  }
}
