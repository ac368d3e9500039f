import type { ObjectStorageSettings } from '@ferrule/connectors/object-storage/object-storage'
import type { Settings } from '../settings.ts'

export function toStorageSettings(settings: Settings): ObjectStorageSettings {
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKey: settings.S3_DATA_ACCESS_KEY,
    secretKey: settings.S3_DATA_SECRET_KEY,
  }
}
