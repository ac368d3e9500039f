import type { Example } from '../example.ts'
import { Avatar } from './avatar.tsx'

export const avatarExamples: Example[] = [
  { name: 'small', render: () => <Avatar initials="MH" name="Marta Holzer" size="small" /> },
  { name: 'medium', render: () => <Avatar initials="JF" name="Jonas Frei" /> },
  { name: 'large', render: () => <Avatar initials="ID" name="Ines Duarte" size="large" /> },
  { name: 'filled', render: () => <Avatar initials="JF" name="Jonas Frei" size="small" variant="filled" /> },
  { name: 'one letter', language: 'ja', render: () => <Avatar initials="中" name="中村" size="small" /> },
]
