import { formatFileSize } from '@ferrule/texts/format-file-size'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import classes from './sent-files.module.css'

/** A file that came with a request. Its link works for some minutes; whoever comes back gets a new one. */
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
  const language = useReaderLanguage()
  const size = formatFileSize(byteSize, language)
  const words = { pending: 'upload.scanning', infected: 'upload.infected', refused: 'upload.wrong-type' } as const
  const known = state in words ? texts(words[state as keyof typeof words]) : undefined
  return (
    <li>
      {link ? <a href={link}>{fileName}</a> : fileName}
      <span className={classes.facts}>{known ? `${size}. ${known}` : size}</span>
    </li>
  )
}
