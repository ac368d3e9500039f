import classes from './choose-text-file.module.css'

type ChooseTextFileProps = {
  label: string
  /** The file types that the browser's dialog offers. */
  accept: string
  /** `undefined` when the choice was cancelled; empty when the file could not be read, as for a file without a table. */
  onChoose: (text: string | undefined) => void
}

/** Reads a text file in the browser without uploading it. */
export function ChooseTextFile({ label, accept, onChoose }: ChooseTextFileProps) {
  const read = async (file: File | undefined) => onChoose(await file?.text().catch(() => ''))
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        className={classes.input}
        type="file"
        accept={accept}
        // Without a value, the browser also reports the choice of the same file, which may have been corrected.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget: { files } }) => void read(files?.[0])}
      />
    </label>
  )
}
