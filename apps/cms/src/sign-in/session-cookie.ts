import { editorRightSeconds } from '@ferrule/domain/editor/editor-session'
import { parseCookies } from 'payload/shared'
import { hostCookie } from './host-cookie.ts'

const name = '__Host-content-session'

export const sessionCookie = (key: string) => hostCookie({ name, value: key, seconds: editorRightSeconds })

export const endedSessionCookie = () => hostCookie({ name, value: '', seconds: 0 })

export const readSessionKey = (headers: Headers) => parseCookies(headers).get(name)
