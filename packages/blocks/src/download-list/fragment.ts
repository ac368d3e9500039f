export const downloadListFragment = `fragment DownloadList on DownloadListBlock {
  blockType
  heading
  files { title format details href }
}`
