import { editorRightSeconds } from '@ferrule/domain/editor/editor-right'
import { parseCookies } from 'payload/shared'
import { ownCookie } from './own-cookie.ts'

const name = '__Host-content-session'

export const sessionCookie = (key: string) => ownCookie({ name, value: key, seconds: editorRightSeconds })

export const endedSessionCookie = () => ownCookie({ name, value: '', seconds: 0 })

export const readSessionKey = (headers: Headers) => parseCookies(headers).get(name)
