import classes from './choose-text-file.module.css'

type ChooseTextFileProps = {
  label: string
  /** Which kinds the browser offers first. */
  accept: string
  /** Nothing when the choice was taken back. */
  onChoose: (text: string | undefined) => void
}

/** A file whose words are wanted, read on this device and sent nowhere by itself. */
export function ChooseTextFile({ label, accept, onChoose }: ChooseTextFileProps) {
  const read = async (file: File | undefined) => onChoose(await file?.text())
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        className={classes.input}
        type="file"
        accept={accept}
        onChange={({ currentTarget: { files } }) => void read(files?.[0])}
      />
    </label>
  )
}
