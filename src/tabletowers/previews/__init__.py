"""Link previews (a title, a sentence and a picture), and the web app manifest for phones."""
