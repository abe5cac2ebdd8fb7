// CHANGELOG.md in the form of keepachangelog.com: a section for each version, the newest first.

/** The text of a version's section, without its heading; null when there is none or it says nothing. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`) || text.startsWith(`${version} `));
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes || null;
}
