/** 100 MB, the limit the scanner and the store are set up for as well. */
export const maxUploadBytes = 100 * 1024 * 1024

export const uploadStates = ['pending', 'clean', 'infected'] as const

/** Pending until the scanner has spoken; nothing but clean is ever handed out. */
export type UploadState = (typeof uploadStates)[number]

export type ScanVerdict = 'clean' | 'infected'

/** A verdict counts once: a later one, of a job that ran twice, changes nothing. */
export function stateAfterScan(state: UploadState, verdict: ScanVerdict): UploadState {
  return state === 'pending' ? verdict : state
}

export type UploadSizeRefusal = 'length-unknown' | 'empty' | 'too-large'

/** Decides at the first request, before a byte is stored. */
export function refuseUploadSize(byteSize: number | undefined): UploadSizeRefusal | undefined {
  if (byteSize === undefined) return 'length-unknown'
  if (byteSize <= 0) return 'empty'
  return byteSize > maxUploadBytes ? 'too-large' : undefined
}
