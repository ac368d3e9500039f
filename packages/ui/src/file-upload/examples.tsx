import type { Example } from '../example.ts'
import { FileRow } from '../file-row/file-row.tsx'
import { FileUpload } from './file-upload.tsx'

const props = {
  label: 'Pictures or videos',
  labels: { optional: '(optional)', error: 'Error:' },
  dropTitle: 'Drop files here',
  dropText: 'or choose them. Images or videos, up to 100 MB each.',
  chooseLabel: 'Choose files',
}
const labels = { pause: 'Pause', resume: 'Resume', retry: 'Retry', remove: 'Remove', error: 'Error:' }
const nothing = () => {}

export const fileUploadExamples: Example[] = [
  { name: 'empty', render: () => <FileUpload {...props} name="files-empty" optional accept="image/*,video/*" /> },
  {
    name: 'files on their way',
    render: () => (
      <FileUpload {...props} name="files-sending" optional>
        <FileRow
          fileName="encoder-warm.mp4"
          labels={labels}
          state="sending"
          progress={41.8 / 62}
          status="41.8 MB of 62.0 MB"
          onPause={nothing}
          onRemove={nothing}
        />
        <FileRow
          fileName="night-shift.mp4"
          labels={labels}
          state="paused"
          progress={0.4}
          status="Paused at 24.0 MB of 60.0 MB"
          onResume={nothing}
          onRemove={nothing}
        />
        <FileRow
          fileName="plate.jpg"
          labels={labels}
          state="done"
          progress={1}
          status="2.4 MB, sent"
          onRemove={nothing}
        />
        <FileRow fileName="seal-side-1.jpg" labels={labels} state="waiting" progress={0} status="3.0 MB, waiting" />
      </FileUpload>
    ),
  },
  {
    name: 'files that could not be sent',
    render: () => (
      <FileUpload {...props} name="files-failed" error="Two files could not be sent">
        <FileRow
          fileName="seal-side-2.jpg"
          labels={labels}
          state="failed"
          progress={0.61}
          status="3.1 MB, stopped at 1.9 MB"
          error="The connection was lost. The part already sent is safe."
          onRetry={nothing}
          onRemove={nothing}
        />
        <FileRow
          fileName="night-shift.mov"
          labels={labels}
          state="failed"
          progress={1}
          status="148.0 MB of 100 MB allowed"
          error="This file is larger than 100 MB. Cut it, or send a link in the description."
          onRemove={nothing}
        />
      </FileUpload>
    ),
  },
  {
    name: 'disabled says why',
    render: () => <FileUpload {...props} name="files-off" disabledReason="Choose the machine first." />,
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <FileUpload
        {...props}
        name="files-long"
        label="Maschinenzustandsdokumentationsaufnahmen"
        hint="Kábelkeresztmetszet-ellenőrzőberendezésekről készült felvételek."
      >
        <FileRow
          fileName="Leitungsquerschnittsueberwachungseinrichtung_Pruefprotokoll_2026-11-15_final_v12.mp4"
          labels={{ ...labels, pause: 'Unterbrechen', remove: 'Entfernen' }}
          state="sending"
          progress={0.2}
          status="12.4 MB von 62.0 MB"
          onPause={nothing}
          onRemove={nothing}
        />
      </FileUpload>
    ),
  },
]
