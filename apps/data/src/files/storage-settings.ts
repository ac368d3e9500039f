import type { ObjectStorageSettings } from '@ferrule/connectors/object-storage/object-storage'
import type { Settings } from '../settings.ts'

type StorageVariables = Pick<Settings, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_DATA_ACCESS_KEY' | 'S3_DATA_SECRET_KEY'>

export function toStorageSettings(settings: StorageVariables): ObjectStorageSettings {
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKey: settings.S3_DATA_ACCESS_KEY,
    secretKey: settings.S3_DATA_SECRET_KEY,
  }
}
