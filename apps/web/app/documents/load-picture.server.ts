import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import type { PicturePresetName } from '@ferrule/domain/pictures/picture-presets'
import { errorFields } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../visit/services.server.ts'

const timeoutMs = 5000

/** Loads a picture in a format that PDFs support. Returns undefined on failure; the PDF then has no picture. */
export async function loadPicture(file: string, preset: PicturePresetName): Promise<Buffer | undefined> {
  const { settings, log } = getServices()
  const url = `${settings.DATA_SERVICE_URL}${toPicturePath(chooseFallbackPicture({ file }, preset, 'png'))}`
  try {
    const response = await tracedFetch('data picture', url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return undefined
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    log.warn('document-without-picture', errorFields(error))
    return undefined
  }
}
