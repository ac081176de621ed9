"""What a link shows before it is opened: a title, a sentence and a picture; and the manifest of the app on a phone."""
