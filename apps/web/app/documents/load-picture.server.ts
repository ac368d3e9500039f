import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import type { PicturePresetName } from '@ferrule/domain/pictures/picture-presets'
import { errorFields } from '@ferrule/telemetry/log'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { getServices } from '../request/services.server.ts'

const timeoutMs = 5000

/** A picture of the media store in a format that documents hold. Without it the document is still of use. */
export async function loadPicture(file: string, preset: PicturePresetName): Promise<Buffer | undefined> {
  const { settings, log } = getServices()
  const url = `${settings.DATA_SERVICE_URL}${toPicturePath(choosePicture({ file }, preset, 'png'))}`
  try {
    const response = await tracedFetch('data picture', url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return undefined
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    log.warn('document-without-picture', errorFields(error))
    return undefined
  }
}
