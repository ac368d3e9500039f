#!/bin/sh
# Creates the buckets and grants each service its own: the content service cannot read customers' files, and the data
# service can read pictures of editors but not change them. Idempotent.
set -eu
as_root() { # METHOD PATH [BODY]; curl signs the request, and reads the secret from standard input
  printf 'user = "%s:%s"' "$S3_ROOT_ACCESS_KEY" "$S3_ROOT_SECRET_KEY" |
    curl --config - --silent --show-error --fail-with-body --aws-sigv4 "aws:amz:$S3_REGION:s3" \
      --header "x-amz-content-sha256: $(printf '%s' "${3:-}" | sha256sum | cut -d ' ' -f 1)" \
      --request "$1" --data-raw "${3:-}" --header 'content-type:' "$S3_ENDPOINT/$2"
}
allow() { # ACCOUNT ACTIONS BUCKET
  printf '{"Effect":"Allow","Principal":{"AWS":["%s"]},"Action":[%s],"Resource":["arn:aws:s3:::%s","arn:aws:s3:::%s/*"]}' "$1" "$2" "$3" "$3"
}
set_up() { # BUCKET STATEMENTS
  as_root HEAD "$1" >/dev/null 2>&1 || as_root PUT "$1"
  as_root PUT "$1?policy=" "{\"Version\":\"2012-10-17\",\"Statement\":[$2]}"
}
reading='"s3:ListBucket","s3:GetObject"'
writing="$reading"',"s3:PutObject","s3:DeleteObject","s3:AbortMultipartUpload","s3:ListMultipartUploadParts","s3:ListBucketMultipartUploads"'
for bucket in "$S3_QUARANTINE_BUCKET" "$S3_FILES_BUCKET" "$S3_PICTURES_BUCKET"; do
  set_up "$bucket" "$(allow "$S3_DATA_ACCESS_KEY" "$writing" "$bucket")"
done
editors=$(allow "$S3_CONTENT_ACCESS_KEY" "$writing" "$S3_MEDIA_BUCKET")
set_up "$S3_MEDIA_BUCKET" "$editors,$(allow "$S3_DATA_ACCESS_KEY" "$reading" "$S3_MEDIA_BUCKET")"
