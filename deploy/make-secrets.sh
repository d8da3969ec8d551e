#!/bin/sh
# Creates the secrets for the compose files and the systemd unit. Existing secrets are kept.
# Only the owner can open the folder. The files are readable, because a container's user reads them.
set -eu
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
chmod 700 "$folder"

make() {
  [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
}

random() {
  openssl rand -hex 32
}

make app_secret "$(random)"
make postgres_password "$(random)"
make database_url "postgres://talaash:$(cat "$folder/postgres_password")@postgres:5432/talaash"
make s3_secret "$(random)"
# OpenSearch asks for letters of both cases, a digit and a sign.
make search_password "Aa1-$(random)"
chmod 644 "$folder"/*
[ -e "$folder/smtp_url" ] || echo "Write the address of the mail server to $folder/smtp_url, such as smtps://user:password@mail.example:465"
echo "The secrets are in $folder. Keep a copy of them apart from the backups."
