import { useTexts } from '../frame/texts.tsx'
import type { FileRowsLabels } from './file-rows.tsx'

/** Returns the labels of uploads. They are serialised for an island, so changing values are placeholders. */
export function useFileLabels(): FileRowsLabels {
  const texts = useTexts()
  return {
    row: {
      pause: texts('upload.pause'),
      resume: texts('upload.resume'),
      retry: texts('component.retry'),
      remove: texts('component.remove'),
      error: texts('component.error-prefix'),
    },
    progress: texts('upload.progress', { sent: '{sent}', total: '{total}' }),
    states: {
      waiting: texts('upload.waiting'),
      paused: texts('upload.paused'),
      checking: texts('upload.scanning'),
      done: texts('upload.sent'),
    },
    failures: {
      'too-large': texts('upload.too-large'),
      'wrong-type': texts('upload.wrong-type'),
      'too-many': texts('upload.too-many'),
      limited: texts('upload.limited'),
      'connection-lost': texts('upload.connection-lost'),
      infected: texts('upload.infected'),
      failed: texts('upload.failed'),
    },
  }
}
