import { formatFileSize } from '@ferrule/texts/format-file-size'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './sent-files.module.css'

/** A file of a request. Its link is valid for some minutes; a reload returns a new one. */
type SentFile = { fileName: string; byteSize: number; state: string; link: string | null }

export function SentFiles({ files }: { files: readonly SentFile[] }) {
  return (
    <ul role="list" className={classes.files}>
      {files.map((file, index) => (
        // Two files may have the same name, and their order does not change.
        <Entry key={`${index} ${file.fileName}`} file={file} />
      ))}
    </ul>
  )
}

function Entry({ file: { fileName, byteSize, state, link } }: { file: SentFile }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const size = formatFileSize(byteSize, language)
  const notes = { pending: 'upload.scanning', infected: 'upload.infected', refused: 'upload.wrong-type' } as const
  const note = state in notes ? texts(notes[state as keyof typeof notes]) : undefined
  return (
    <li>
      {link ? <a href={link}>{fileName}</a> : fileName}
      <span className={classes.facts}>{note ? `${size}. ${note}` : size}</span>
    </li>
  )
}
